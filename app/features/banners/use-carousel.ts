import { useEffect, useState } from 'react'
import { wantsLessMotion } from '#app/browser/screen.ts'
import { onward, settled, shownSlide, type Place } from './slide-place.ts'

const INTERVAL_MS = 3000

/** Moves a row of slides on every 3 s, unless it is held, stopped, or less motion is wanted (HOME-01, HOME-02). */
export function useCarousel(count: number) {
  const [place, setPlace] = useState<Place>({ at: 0, moving: true })
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)

  useEffect(() => {
    if (count < 2 || held || stopped || wantsLessMotion()) return undefined
    const timer = setInterval(() => setPlace((now) => onward(now, count)), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [count, held, stopped])

  return {
    place,
    shown: shownSlide(place, count),
    stopped,
    hold: () => setHeld(true),
    release: () => setHeld(false),
    toggle: () => setStopped((now) => !now),
    settle: () => setPlace((now) => settled(now, count)),
    jump: (at: number) => setPlace({ at, moving: true }),
    next: () => setPlace((now) => onward(now, count)),
  }
}
