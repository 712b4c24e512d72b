import { Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { useEverOpen } from './use-ever-open.ts'

/**
 * A control that opens a layer: the control's attributes, and the layer, which is loaded when the control is about to be
 * pressed. A link among such controls still opens its page in another tab.
 */
export function useLazyLayer(
  preload: () => void,
  render: (state: { open: boolean; onClose: () => void }) => ReactNode,
) {
  const [open, setOpen] = useState(false)
  const everOpen = useEverOpen(open)
  const layer = everOpen && (
    <Suspense fallback={null}>{render({ open, onClose: () => setOpen(false) })}</Suspense>
  )
  const control = {
    'aria-expanded': open,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey) return
      event.preventDefault()
      setOpen(true)
    },
  }
  return { control, layer }
}
