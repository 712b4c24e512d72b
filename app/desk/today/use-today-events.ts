import { useEffect, useRef } from 'react'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import { fetchToday } from '#app/api/desk/desk.ts'

/** Without a stream the numbers are asked for as often as this. */
const REFRESH_MS = 20_000

interface TodayEvents {
  /** While the page is looked at, also while it is not, or never. */
  mode: 'visible' | 'always' | 'off'
  onNumbers: (today: TodayWire) => void
}

/** Tells the numbers of today whenever they change; the browser comes back to a stream that ended. */
export function useTodayEvents({ mode, onNumbers }: TodayEvents): void {
  const handler = useRef(onNumbers)
  useEffect(() => {
    handler.current = onNumbers
  })
  useEffect(() => {
    if (mode === 'off') return undefined
    let source: EventSource | null = null
    const isWanted = () => mode === 'always' || document.visibilityState === 'visible'

    function follow() {
      if (!isWanted()) {
        source?.close()
        source = null
        return
      }
      if (source !== null && source.readyState !== EventSource.CLOSED) return
      source = new EventSource('/api/desk/today/events')
      source.addEventListener('today', (event: MessageEvent<string>) =>
        handler.current(JSON.parse(event.data) as TodayWire),
      )
    }

    const timer = setInterval(() => {
      if (!isWanted() || source?.readyState === EventSource.OPEN) return
      // what cannot be read now is read the next time
      fetchToday().then(
        (today) => handler.current(today),
        () => {},
      )
      follow()
    }, REFRESH_MS)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
      source?.close()
    }
  }, [mode])
}
