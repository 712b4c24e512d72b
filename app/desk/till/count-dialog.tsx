import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { handIn } from '#app/api/desk/money/till.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskCashMessages } from '#app/messages/desk/till.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { differenceOf, DifferenceText } from './difference.tsx'

interface CountDialogProps {
  trip: CashDayWire['trips'][number]
  onCounted: (cash: CashDayWire) => void
  onClose: () => void
}

/** Asks what was counted; what is missing or too much is said at once and needs a word. */
export function CountDialog({ trip, onCounted, onClose }: CountDialogProps) {
  const t = deskCashMessages
  const desk = deskMessages
  const describe = useDeskError()
  const [counted, setCounted] = useState('')
  const [note, setNote] = useState('')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const difference = differenceOf(counted, trip.toHandIn)
  const money = readMoney(counted)
  const missing = money === null ? t.needsCount : difference !== 0 && note.trim() === '' ? t.needsNote : null

  async function save() {
    if (money === null || missing !== null || isPending) return
    setPending(true)
    setFailure(null)
    const { tripId, toHandIn: expected } = trip
    try {
      onCounted(
        await handIn({ tripId, expected, counted: money, note: difference === 0 ? null : note.trim() }),
      )
    } catch (error) {
      setFailure(error)
      setPending(false)
    }
  }

  return (
    <Dialog open title={t.countTitle(trip.driver)} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className="text-quiet">{t.expected(formatRupees(trip.toHandIn))}</p>
        <MoneyField label={t.counted} value={counted} onChange={setCounted} />
        <p aria-live="polite" className="min-h-6 font-medium tabular-nums">
          <DifferenceText difference={difference} />
        </p>
        {difference !== null && difference !== 0 && (
          <Field
            label={t.note}
            required
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        {failure !== null && (
          <p role="alert" className="text-sm text-bad">
            {describe(failure)}
          </p>
        )}
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {desk.cancel}
          </Button>
          <WaitingButton type="submit" waitsFor={missing} loading={isPending}>
            {t.save}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
  )
}
