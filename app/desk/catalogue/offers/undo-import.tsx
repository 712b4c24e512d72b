import { useState } from 'react'
import { useNavigate } from 'react-router'
import { undoOfferImport } from '#app/api/desk/money/offer-sheets.ts'
import { deskOfferImportMessages } from '#app/messages/desk/catalogue/offer-import.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

const offersPage = '/desk/catalogue/offers'

/** The button that undoes a file of offers, and leads to the offers; those that were changed since are named first. */
export function UndoImport({ id }: { id: string }) {
  const t = deskOfferImportMessages
  const describe = useDeskError()
  const toast = useToast()
  const navigate = useNavigate()
  const { pending, failure, run } = useAction()
  const [kept, setKept] = useState<readonly string[]>([])
  if (kept.length > 0)
    return (
      <div className="grid justify-items-start gap-2">
        <output className="text-sm wrap-anywhere text-caution">{t.kept(kept)}</output>
        <LinkButton to={offersPage}>{t.open}</LinkButton>
      </div>
    )
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        loading={pending}
        onClick={() =>
          void run(async () => {
            const outcome = await undoOfferImport(id)
            toast({ text: t.undone(outcome.undone), tone: 'good' })
            if (outcome.kept.length > 0) setKept(outcome.kept)
            else await navigate(offersPage)
          })
        }
      >
        {t.undo}
      </Button>
      {failure !== null && <InlineError text={describe(failure)} />}
    </div>
  )
}
