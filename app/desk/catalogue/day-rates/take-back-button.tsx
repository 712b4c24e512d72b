import { formatPaise } from '#domain/money/format.ts'
import type { DayRateOutcomeWire, DayRateWire } from '#domain/pricing/day-rates/wire.ts'
import { takeBackSetting } from '#app/api/desk/money/day-rates.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'

type Setting = Pick<DayRateWire['settings'][number], 'id' | 'base' | 'state'>

interface TakeBackButtonProps {
  rateId: string
  setting: Setting
  variant: 'quiet' | 'secondary'
  onTakenBack: (outcome: DayRateOutcomeWire) => void
}

/** Undoes a setting of a rate, cancels one that waits, or dismisses one that failed, after a question. */
export function TakeBackButton({ rateId, setting, variant, onTakenBack }: TakeBackButtonProps) {
  const t = deskDayRateMessages
  const describe = useDeskError()
  const toast = useToast()
  const { pending, failure, run } = useAction()
  const dialog = useDialog('take-back')
  const { id, base, state } = setting
  const text = state === 'DONE' ? t.undo : state === 'FAILED' ? t.dismiss : t.cancel
  const question =
    state === 'DONE'
      ? { question: t.undoQuestion(formatPaise(base)), detail: t.undoDetail }
      : { question: t.cancelQuestion(formatPaise(base)) }
  const takeBack = () =>
    run(async () => {
      const outcome = await takeBackSetting(rateId, id)
      toast({ text: state === 'DONE' ? t.undone : t.cancelled, tone: 'good' })
      onTakenBack(outcome)
    }).then(dialog.close)
  return (
    <>
      <Button variant={variant} size="small" aria-haspopup="dialog" onClick={() => dialog.open(id)}>
        {text}
      </Button>
      {failure !== null && <InlineError text={describe(failure)} />}
      {dialog.show(
        (subject) =>
          subject === id && (
            <ConfirmDialog
              open
              {...question}
              confirmLabel={text}
              cancelLabel={t.keep}
              busy={pending}
              onCancel={dialog.close}
              onConfirm={() => void takeBack()}
            />
          ),
      )}
    </>
  )
}
