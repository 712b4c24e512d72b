import { useEffect, useRef } from 'react'
import type { TodayWire } from '#domain/orders/desk-wire.ts'

/** Without a stream the numbers are asked for as often as this. */
const REFRESH_MS = 20_000

interface TodayEvents {
  onNumbers: (today: TodayWire) => void
  /** Called now and then while there is no stream. */
  refresh: () => void
}

/** Tells the numbers of today whenever they change, while the page is looked at; the browser comes back to a stream that ended. */
export function useTodayEvents({ onNumbers, refresh }: TodayEvents): void {
  const handlers = useRef({ onNumbers, refresh })
  useEffect(() => {
    handlers.current = { onNumbers, refresh }
  })
  useEffect(() => {
    let source: EventSource | null = null

    function follow() {
      if (document.visibilityState !== 'visible') {
        source?.close()
        source = null
        return
      }
      if (source !== null && source.readyState !== EventSource.CLOSED) return
      source = new EventSource('/api/desk/today/events')
      source.addEventListener('today', (event: MessageEvent<string>) =>
        handlers.current.onNumbers(JSON.parse(event.data) as TodayWire),
      )
    }

    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || source?.readyState === EventSource.OPEN) return
      handlers.current.refresh()
      follow()
    }, REFRESH_MS)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
      source?.close()
    }
  }, [])
}
