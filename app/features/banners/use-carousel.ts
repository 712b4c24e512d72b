import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '#app/browser/viewport.ts'
import { nextPosition, afterTransition, visibleSlide, type SlidePosition } from './slide-position.ts'

const INTERVAL_MS = 3000

/** Moves a row of slides on every 3 s, unless it is held, stopped, or less motion is wanted (HOME-01, HOME-02). */
export function useCarousel(count: number) {
  const [place, setPlace] = useState<SlidePosition>({ at: 0, moving: true })
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stopped, setStopped] = useState(false)
  const held = hovered || focused
  const shown = visibleSlide(place, count)

  useEffect(() => {
    if (count < 2 || held || stopped || prefersReducedMotion()) return undefined
    // counted anew for each slide: one that a person chose is shown for its full time too
    const timer = setTimeout(
      () => setPlace((now) => (visibleSlide(now, count) === shown ? nextPosition(now, count) : now)),
      INTERVAL_MS,
    )
    return () => clearTimeout(timer)
  }, [count, held, stopped, shown])

  return {
    place,
    shown,
    stopped,
    hover: setHovered,
    focus: setFocused,
    toggle: () => setStopped((now) => !now),
    settle: () => setPlace((now) => afterTransition(now, count)),
    jump: (at: number) => setPlace({ at, moving: true }),
    next: () => setPlace((now) => nextPosition(now, count)),
  }
}
