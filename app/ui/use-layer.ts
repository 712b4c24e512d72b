import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { openLayer } from '#app/browser/layers.ts'

/** While open, the back button closes the layer, and so does a move to another page. */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  const { pathname } = useLocation()
  const openedOn = useRef(pathname)

  useEffect(() => {
    if (!open) return undefined
    return openLayer(() => close())
  }, [open])

  useEffect(() => {
    const moved = openedOn.current !== pathname
    openedOn.current = pathname
    if (open && moved) close()
  }, [open, pathname])
}
