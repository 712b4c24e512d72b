import type { ReactNode } from 'react'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'

interface PostingFormProps {
  title: string
  save: string
  /** Condition that is missing, in a sentence. */
  waitsFor: string | null
  isPending: boolean
  failure: string | null
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog of a posting: its fields, what failed, and the two ways out. */
export function PostingForm(props: PostingFormProps) {
  const { title, save, waitsFor, isPending, failure, onSave, onClose, children } = props
  return (
    <Dialog open title={title} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (waitsFor === null && !isPending) onSave()
        }}
      >
        {children}
        {failure !== null && (
          <p role="alert" className="text-sm text-bad">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {deskMessages.cancel}
          </Button>
          <WaitingButton type="submit" waitsFor={waitsFor} loading={isPending}>
            {save}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
  )
}
