import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useDialog } from './use-dialog.tsx'

interface DialogButtonProps {
  /** The dialog in the address, and which of its subjects this button opens. */
  name: string
  subject: string
  text: string
  /** Title of the dialog, which names the button too. */
  title: string
  children: (close: () => void) => ReactNode
}

/** A small button of one of several things, with the dialog that it opens. */
export function DialogButton({ name, subject, text, title, children }: DialogButtonProps) {
  const dialog = useDialog(name)
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={title}
        onClick={() => dialog.open(subject)}
      >
        {text}
      </Button>
      {dialog.show(
        (shown) =>
          shown === subject && (
            <Dialog open title={title} onClose={dialog.close}>
              {children(dialog.close)}
            </Dialog>
          ),
      )}
    </>
  )
}
