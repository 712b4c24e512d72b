import { useState } from 'react'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { enterOpening } from '#app/api/desk/money/credit-accounts.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'
import { PostingForm } from './posting-form.tsx'
import { usePosting } from './use-posting.ts'

interface OpeningDialogProps {
  id: string
  onPosted: (detail: CreditAccountDetailWire) => void
  onClose: () => void
}

/** Enters one bill, or an advance, of the book before this one. */
export function OpeningDialog({ id, onPosted, onClose }: OpeningDialogProps) {
  const t = deskCreditMessages
  const [typed, setTyped] = useState(() => ({
    amount: '',
    isAdvance: false,
    day: istDay(new Date()),
    dueDay: '',
    reference: '',
  }))
  const change = (more: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...more }))
  const { isPending, failure, post } = usePosting(onPosted)
  const amount = readMoney(typed.amount)

  function save() {
    if (amount === null) return
    const body = {
      amount,
      isAdvance: typed.isAdvance,
      day: typed.day,
      dueDay: typed.dueDay === '' || typed.isAdvance ? null : typed.dueDay,
      reference: typed.reference.trim() === '' ? null : typed.reference.trim(),
    }
    void post(body, (entryId) => enterOpening(id, { id: entryId, ...body }))
  }

  return (
    <PostingForm
      title={t.openingTitle}
      save={t.save}
      waitsFor={amount === null || amount === 0 ? t.needsAmount : null}
      isPending={isPending}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
      <p className="text-quiet">{t.openingText}</p>
      <MoneyField label={t.amount} value={typed.amount} onChange={(value) => change({ amount: value })} />
      <CheckboxField
        label={t.isAdvance}
        checked={typed.isAdvance}
        onChange={(event) => change({ isAdvance: event.currentTarget.checked })}
      />
      <Field
        label={t.openingDay}
        type="date"
        required
        value={typed.day}
        onChange={(event) => change({ day: event.currentTarget.value })}
      />
      {!typed.isAdvance && (
        <Field
          label={t.dueDay}
          type="date"
          value={typed.dueDay}
          onChange={(event) => change({ dueDay: event.currentTarget.value })}
        />
      )}
      <Field
        label={t.openingReference}
        maxLength={60}
        value={typed.reference}
        onChange={(event) => change({ reference: event.currentTarget.value })}
      />
    </PostingForm>
  )
}
