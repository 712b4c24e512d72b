import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Reads the page again every minute while somebody looks at it, and when they come back to it: others change what it shows. */
export function useRefreshWhileSeen(): void {
  const { revalidate, state } = useRevalidator()
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
  })
  useEffect(() => {
    const refreshIfSeen = () => refresh()
    const timer = setInterval(refreshIfSeen, MINUTE_MS)
    document.addEventListener('visibilitychange', refreshIfSeen)
    window.addEventListener('online', refreshIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfSeen)
      window.removeEventListener('online', refreshIfSeen)
    }
  }, [])
}
