import { useNavigate } from 'react-router'
import { undoOfferImport } from '#app/api/desk/money/offer-sheets.ts'
import { deskOfferImportMessages } from '#app/messages/desk/catalogue/offer-import.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

/** The button that undoes a file of offers, and leads to the offers. */
export function UndoImport({ id }: { id: string }) {
  const t = deskOfferImportMessages
  const describe = useDeskError()
  const toast = useToast()
  const navigate = useNavigate()
  const { pending, failure, run } = useAction()
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        loading={pending}
        onClick={() =>
          void run(async () => {
            const { undone, kept } = await undoOfferImport(id)
            toast({ text: t.undone(undone, kept), tone: 'good' })
            await navigate('/desk/catalogue/offers')
          })
        }
      >
        {t.undo}
      </Button>
      {failure !== null && <InlineError text={describe(failure)} />}
    </div>
  )
}
