import { use, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { openLayer } from '#app/browser/layers.ts'
import { InAddress } from './in-address.ts'

/**
 * While open, the back button closes the layer, and so does navigation to another URL. A link inside it must not close
 * it as well, since two history moves at once would collide. A layer that the address names is left to the router.
 */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  const isInAddress = use(InAddress)
  const { pathname, search } = useLocation()
  const url = pathname + search
  const openedOn = useRef(url)

  useEffect(() => {
    if (!open || isInAddress) return undefined
    return openLayer(() => close())
  }, [open, isInAddress])

  useEffect(() => {
    const moved = openedOn.current !== url
    openedOn.current = url
    if (open && moved && !isInAddress) close()
  }, [open, url, isInAddress])
}
