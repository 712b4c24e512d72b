import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Button } from '#app/ui/button.tsx'
import { useLayer } from './use-layer.ts'

interface ConfirmDialogProps {
  open: boolean
  question: string
  detail?: string
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** The action cannot be undone. */
  danger?: boolean
  busy?: boolean
}

/** A modal question with confirm and cancel. Import lazily. */
export function ConfirmDialog({ open, question, detail, onConfirm, onCancel, ...look }: ConfirmDialogProps) {
  useLayer(open, onCancel)
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel()
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="layer-scrim" />
        <AlertDialog.Popup className="layer-rise fixed inset-0 z-50 m-auto grid h-fit w-[min(92vw,380px)] gap-4 rounded-sheet bg-surface p-6 text-ink shadow-float">
          <AlertDialog.Title className="text-lg">{question}</AlertDialog.Title>
          {detail && <AlertDialog.Description className="text-quiet">{detail}</AlertDialog.Description>}
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={onCancel}>
              {look.cancelLabel}
            </Button>
            <Button
              variant={look.danger ? 'danger' : 'primary'}
              loading={look.busy ?? false}
              onClick={onConfirm}
            >
              {look.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
