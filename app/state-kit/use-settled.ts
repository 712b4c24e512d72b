import { useEffect, useState } from 'react'

const SETTLED_MS = 400

/** A value once it has not changed for a moment: who presses plus ten times asks once. What follows null is there at once. */
export function useSettled<T>(value: T, restMs = SETTLED_MS): T {
  const [settled, setSettled] = useState(value)
  const waitsMs = settled === null ? 0 : restMs
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitsMs)
    return () => clearTimeout(timer)
  }, [value, waitsMs])
  return settled
}
