import { useCallback, useEffect, useState } from 'react'
import { prefersReducedMotion } from '#app/browser/viewport.ts'
import { nextPosition, afterTransition, visibleSlide, type SlidePosition } from './slide-position.ts'

const INTERVAL_MS = 3000

/** Calls back some time after the page has loaded; the result takes it back. */
function afterLoad(call: () => void, ms: number): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const wait = (): void => {
    const timer = setTimeout(call, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal })
  return () => controller.abort()
}

const isPointedAt = (element: Element | null): boolean => element?.matches(':hover') ?? false

/** Advances every 3 s unless hovered, focused, stopped by the user or under reduced motion (HOME-01, HOME-02). */
export function useCarousel(count: number) {
  const [position, setPosition] = useState<SlidePosition>({ at: 0, moving: true })
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stopped, setStopped] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const [farthest, setFarthest] = useState(0)
  const watch = useCallback((element: Element | null) => setHovered(isPointedAt(element)), [])
  const paused = hovered || focused
  const shown = visibleSlide(position, count)

  useEffect(() => {
    if (count < 2 || paused || stopped || prefersReducedMotion()) return undefined
    // the timer restarts for each slide, so one chosen by hand is shown for the full interval too
    const timer = setTimeout(
      () => setPosition((now) => (visibleSlide(now, count) === shown ? nextPosition(now, count) : now)),
      INTERVAL_MS,
    )
    return () => clearTimeout(timer)
  }, [count, paused, stopped, shown])

  // the second slide is due an interval after the first: its picture has half of that
  useEffect(() => afterLoad(() => setIsLoaded(true), INTERVAL_MS / 2), [])
  if (position.at > farthest) setFarthest(position.at)

  return {
    position,
    shown,
    /** The last slide whose picture is wanted: at first the first alone, so that it does not compete with the page. */
    reached: isLoaded ? farthest + 1 : farthest,
    stopped,
    hover: setHovered,
    /** Learns of a pointer that is on the carousel already. */
    watch,
    focus: setFocused,
    toggle: () => setStopped((now) => !now),
    settle: () => setPosition((now) => afterTransition(now, count)),
    jump: (at: number) => setPosition({ at, moving: true }),
    next: () => setPosition((now) => nextPosition(now, count)),
  }
}
