import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a move to another page the focus goes to its content, as it would after a full load. */
export function useFocusOnNavigation<E extends HTMLElement>() {
  const content = useRef<E>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
