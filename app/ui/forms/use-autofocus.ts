import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Focuses the first input of an element on mount. */
export function useAutofocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useLayoutEffect(() => {
    let isUnmounted = false
    const focus = (): void => {
      if (!isUnmounted) element.current?.querySelector<HTMLInputElement>('input:not([aria-hidden])')?.focus()
    }
    // An opening dialog first records where focus came from, checks in a microtask whether focus has moved inside, and
    // otherwise takes it in the next frame. This has to run between the last two.
    queueMicrotask(() => queueMicrotask(focus))
    return () => {
      isUnmounted = true
    }
  }, [])
  return element
}
