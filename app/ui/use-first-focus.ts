import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Puts the focus into the first input of a part when it comes on the screen, before its dialog looks for a place. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  useLayoutEffect(() => {
    part.current?.querySelector<HTMLInputElement>('input:not([aria-hidden])')?.focus()
  }, [])
  return part
}
