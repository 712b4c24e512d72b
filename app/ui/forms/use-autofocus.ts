import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Puts the focus into the first input of a part when it comes on the screen. */
export function useAutofocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  useLayoutEffect(() => {
    let gone = false
    const focus = (): void => {
      if (!gone) part.current?.querySelector<HTMLInputElement>('input:not([aria-hidden])')?.focus()
    }
    // A dialog that opens with the part first notes where the focus came from, then asks in a microtask whether it has
    // moved inside, and takes it in the next frame unless it did: the place is between the last two.
    queueMicrotask(() => queueMicrotask(focus))
    return () => {
      gone = true
    }
  }, [])
  return part
}
