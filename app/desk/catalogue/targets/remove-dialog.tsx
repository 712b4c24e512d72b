import { deskMessages } from '#app/messages/desk/desk.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface RemoveDialogProps {
  question: string
  detail: string
  label: string
  /** Removes it and closes the dialog. */
  onRemove: () => Promise<void>
  onClose: () => void
}

/** Asks before something is removed that can be put back. */
export function RemoveDialog({ question, detail, label, onRemove, onClose }: RemoveDialogProps) {
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  return (
    <Dialog
      open
      title={question}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            {deskMessages.cancel}
          </Button>
          <Button className="flex-1" loading={pending} onClick={() => void run(onRemove)}>
            {label}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 p-4">
        <p>{detail}</p>
        {failure !== null && <InlineError text={describe(failure)} />}
      </div>
    </Dialog>
  )
}
