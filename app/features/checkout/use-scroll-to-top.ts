import { useEffect, useRef, type RefObject } from 'react'
import type { CheckoutStep } from './checkout-step.ts'

/** Scrolls to the top whenever the step changes. */
export function useScrollToTop(step: CheckoutStep): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return top
}
