import { useEffect, useState } from 'react'

/** Counts seconds down to 0 by the clock, so that a sleeping tab does not stall it. */
export function useCountdown() {
  const [end, setEnd] = useState<number | null>(null)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (end === null) return undefined
    const timer = setInterval(() => {
      const at = Date.now()
      setNow(at)
      if (at >= end) setEnd(null)
    }, 250)
    return () => clearInterval(timer)
  }, [end])
  return {
    secondsLeft: end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000)),
    start: (seconds: number) => {
      const at = Date.now()
      setNow(at)
      setEnd(at + seconds * 1000)
    },
  }
}
