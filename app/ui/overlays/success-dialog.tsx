import { CircleCheck } from '#app/ui/icons/circle-check.tsx'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { LayerTitle } from './layer-title.tsx'

interface SuccessDialogProps {
  open: boolean
  onClose: () => void
  title: string
  text: string
  /** Closes by itself after this long; 2 s by default. */
  closeAfterMs?: number
  children?: ReactNode
}

/** A success message that closes by itself (AUTH-05). Import lazily. */
export function SuccessDialog({
  open,
  onClose,
  title,
  text,
  closeAfterMs = 2000,
  children,
}: SuccessDialogProps) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return undefined
    const timer = setTimeout(() => close(), closeAfterMs)
    return () => clearTimeout(timer)
  }, [open, closeAfterMs])
  return (
    <Dialog open={open} onClose={onClose}>
      <div className="flex flex-col items-center gap-2 px-6 pb-8 text-center">
        <CircleCheck size={56} strokeWidth={1.5} className="text-good" />
        <LayerTitle className="text-xl font-heading">{title}</LayerTitle>
        <output className="text-quiet">{text}</output>
        {children}
      </div>
    </Dialog>
  )
}
