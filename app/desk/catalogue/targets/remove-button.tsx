import { Button } from '#app/ui/button.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

interface RemoveButtonProps<Kept> {
  question: string
  detail: string
  label: string
  remove: () => Promise<Kept>
  onRemoved: (removed: Kept) => void
}

/** The button of something that can be removed and put back, with the question before. */
export function RemoveButton<Kept>({ question, detail, label, remove, onRemoved }: RemoveButtonProps<Kept>) {
  const removing = useDialog('remove')
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => removing.open()}>
        {label}
      </Button>
      {removing.show(() => (
        <RemoveDialog
          question={question}
          detail={detail}
          label={label}
          onRemove={async () => {
            const removed = await remove()
            removing.close()
            onRemoved(removed)
          }}
          onClose={removing.close}
        />
      ))}
    </>
  )
}
