import { deskMessages } from '#app/messages/desk/desk.ts'
import type { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface DialogActionsProps {
  action: Pick<ReturnType<typeof useAction>, 'pending' | 'failure'>
  /** The word on the button; it saves unless told. */
  label?: string
  onClose: () => void
}

/** The end of a dialog's form: why it failed, and its buttons. */
export function DialogActions({ action, label, onClose }: DialogActionsProps) {
  const desk = deskMessages
  const describe = useDeskError()
  return (
    <>
      {action.failure !== null && (
        <p role="alert" className="text-sm text-bad">
          {describe(action.failure)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {desk.cancel}
        </Button>
        <Button type="submit" loading={action.pending}>
          {label ?? desk.save}
        </Button>
      </div>
    </>
  )
}
