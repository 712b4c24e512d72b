import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RATE_NAME_LENGTH, RATE_UNIT_LENGTH } from '#domain/pricing/day-rates/day-rate.ts'
import type { DayRateWire } from '#domain/pricing/day-rates/wire.ts'
import { removeDayRate, saveDayRate } from '#app/api/desk/money/day-rates.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { MembersSection } from './members-section.tsx'
import { bodyOf, missingOf, typedRate, withPrices } from './typed-rate.ts'

interface RateFormProps {
  rate: DayRateWire | null
  onSaved: (rate: DayRateWire) => void
  /** Somebody else changed it. */
  onStale: () => void
}

/** Name and unit of a rate, and the sizes that follow it. */
export function RateForm({ rate, onSaved, onStale }: RateFormProps) {
  const t = deskDayRateMessages
  const { can } = useDesk()
  const describe = useDeskError()
  const toast = useToast()
  const navigate = useNavigate()
  // a repeat after a lost answer creates no second one
  const [newId] = useState(uniqueUuid)
  const [typed, setTyped] = useState(() => typedRate(rate))
  const { pending, failure, run } = useAction()
  const mayWrite = can('catalogue:write')
  const change = (fields: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...fields }))

  const save = () =>
    run(async () => {
      try {
        const saved = await saveDayRate(rate?.id ?? newId, bodyOf(typed, rate?.revision ?? 0))
        toast({ text: t.saved, tone: 'good' })
        if (rate === null) await navigate(`/desk/catalogue/day-rates/${saved.id}`, { replace: true })
        else onSaved(saved)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'edit-conflict' && rate !== null) {
          toast({ text: t.stale, tone: 'bad' })
          onStale()
        }
        throw error
      }
    })

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (missingOf(typed) === null && !pending) void save()
      }}
    >
      {!mayWrite && <p className="text-sm text-quiet">{t.readOnly}</p>}
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-3 wide:grid-cols-[2fr_1fr]">
          <Field
            label={t.name}
            hint={t.nameHint}
            maxLength={RATE_NAME_LENGTH}
            autoComplete="off"
            value={typed.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Field
            label={t.unit}
            hint={t.unitHint}
            maxLength={RATE_UNIT_LENGTH}
            autoComplete="off"
            value={typed.unit}
            onChange={(event) => change({ unit: event.currentTarget.value })}
          />
        </div>
        <MembersSection
          base={rate?.base ?? null}
          members={withPrices(typed.members, rate)}
          isFixed={!mayWrite}
          onChange={(members) => change({ members })}
        />
      </fieldset>
      {failure !== null && <InlineError text={describe(failure)} />}
      {mayWrite && (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <WaitingButton type="submit" waitsFor={missingOf(typed)} loading={pending}>
            {t.save}
          </WaitingButton>
          {rate !== null && !rate.isRemoved && <RemoveRate rate={rate} onRemoved={onSaved} />}
        </div>
      )}
    </form>
  )
}

function RemoveRate({ rate, onRemoved }: { rate: DayRateWire; onRemoved: (rate: DayRateWire) => void }) {
  const t = deskDayRateMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  const dialog = useDialog('remove')
  const remove = () => run(async () => onRemoved(await removeDayRate(rate.id))).then(dialog.close)
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => dialog.open()}>
        {t.remove}
      </Button>
      {failure !== null && <InlineError text={describe(failure)} />}
      {dialog.show(() => (
        <ConfirmDialog
          open
          question={t.removeQuestion(rate.name)}
          detail={t.removeDetail}
          confirmLabel={t.remove}
          cancelLabel={t.keep}
          busy={pending}
          onCancel={dialog.close}
          onConfirm={() => void remove()}
        />
      ))}
    </>
  )
}
