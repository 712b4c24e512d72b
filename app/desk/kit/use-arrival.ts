import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The attributes of an entry that an address names behind `#`: it is scrolled to, and outlined by `data-arrived`. */
export function useArrival<E extends HTMLElement>(id: string) {
  const isHere = useLocation().hash === `#${encodeURIComponent(id)}`
  const ref = useRef<E>(null)
  useEffect(() => {
    if (isHere) ref.current?.scrollIntoView({ block: 'center' })
  }, [isHere])
  return { ref, 'data-arrived': isHere ? '' : undefined }
}
