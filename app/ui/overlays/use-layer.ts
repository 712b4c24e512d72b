import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { openLayer } from '#app/browser/layers.ts'

/**
 * While open, the back button closes the layer, and so does a move to another address: what leads there needs not close
 * it, and must not, for two moves at once would get in each other's way.
 */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  const { pathname, search } = useLocation()
  const address = pathname + search
  const openedOn = useRef(address)

  useEffect(() => {
    if (!open) return undefined
    return openLayer(() => close())
  }, [open])

  useEffect(() => {
    const moved = openedOn.current !== address
    openedOn.current = address
    if (open && moved) close()
  }, [open, address])
}
