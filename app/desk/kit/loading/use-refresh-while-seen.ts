import { useEffect } from 'react'
import { MINUTE_MS } from '#domain/time/durations.ts'

const REFRESH_MS = MINUTE_MS

/** Reads a page again every minute while somebody looks at it, and when they come back to it: others change what it shows. */
export function useRefreshWhileSeen(refresh: () => void): void {
  useEffect(() => {
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    const timer = setInterval(refreshIfSeen, REFRESH_MS)
    document.addEventListener('visibilitychange', refreshIfSeen)
    window.addEventListener('online', refreshIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfSeen)
      window.removeEventListener('online', refreshIfSeen)
    }
  }, [refresh])
}
