import { useState } from 'react'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import { writeOffBill } from '#app/api/desk/money/credit-accounts.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'
import { entryLabel, type Entry } from './entry-label.ts'
import { PostingForm } from './posting-form.tsx'
import { usePosting } from './use-posting.ts'

interface WriteOffDialogProps {
  id: string
  bill: Entry
  onPosted: (detail: CreditAccountDetailWire) => void
  onClose: () => void
}

/** Gives up a bill or a part of it, with the reason. */
export function WriteOffDialog({ id, bill, onPosted, onClose }: WriteOffDialogProps) {
  const t = deskCreditMessages
  const [typed, setTyped] = useState(String(paiseToRupees(bill.open)))
  const [note, setNote] = useState('')
  const { isPending, failure, post } = usePosting(onPosted)
  const amount = readMoney(typed)
  const missing =
    amount === null || amount === 0
      ? t.needsAmount
      : amount > bill.open
        ? t.tooMuch(formatRupees(bill.open))
        : note.trim() === ''
          ? t.needsReason
          : null
  return (
    <PostingForm
      title={t.writeOffTitle(entryLabel(bill))}
      save={t.writeOff}
      waitsFor={missing}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSave={() => {
        if (amount === null) return
        const body = { billId: bill.id, amount, note: note.trim() }
        void post(body, (entryId) => writeOffBill(id, { id: entryId, ...body }))
      }}
    >
      <p className="text-quiet">{t.writeOffText}</p>
      <MoneyField label={t.amount} value={typed} onChange={setTyped} />
      <Field
        label={t.reason}
        required
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </PostingForm>
  )
}
