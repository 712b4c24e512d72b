import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves focus to the content after navigation, as a full page load would. */
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
