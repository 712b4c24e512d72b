import { useEffect, useState } from 'react'
import { wantsLessMotion } from '#app/browser/screen.ts'
import { onward, settled, shownSlide, type Place } from './slide-place.ts'

const INTERVAL_MS = 3000

/** Moves a row of slides on every 3 s, unless it is held, stopped, or less motion is wanted (HOME-01, HOME-02). */
export function useCarousel(count: number) {
  const [place, setPlace] = useState<Place>({ at: 0, moving: true })
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stopped, setStopped] = useState(false)
  /** Counts the slides that a person chose: each is shown for its full time. */
  const [choices, setChoices] = useState(0)
  const held = hovered || focused

  useEffect(() => {
    if (count < 2 || held || stopped || wantsLessMotion()) return undefined
    const timer = setInterval(() => setPlace((now) => onward(now, count)), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [count, held, stopped, choices])

  return {
    place,
    shown: shownSlide(place, count),
    stopped,
    hover: setHovered,
    focus: setFocused,
    toggle: () => setStopped((now) => !now),
    settle: () => setPlace((now) => settled(now, count)),
    jump: (at: number) => {
      setChoices((now) => now + 1)
      setPlace({ at, moving: true })
    },
    next: () => {
      setChoices((now) => now + 1)
      setPlace((now) => onward(now, count))
    },
  }
}
