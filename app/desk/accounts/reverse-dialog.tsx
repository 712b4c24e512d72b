import { useState } from 'react'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { reverseEntry } from '#app/api/desk/money/credit-accounts.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'
import { entryLabel, type Entry } from './entry-label.ts'
import { PostingForm } from './posting-form.tsx'
import { usePosting } from './use-posting.ts'

interface ReverseDialogProps {
  id: string
  entry: Entry
  onPosted: (detail: CreditAccountDetailWire) => void
  onClose: () => void
}

/** Takes back an entry made by mistake, or a cheque that bounced with what the bank took for it. */
export function ReverseDialog({ id, entry, onPosted, onClose }: ReverseDialogProps) {
  const t = deskCreditMessages
  const isCheque = entry.method === 'CHEQUE'
  const [note, setNote] = useState('')
  const [charge, setCharge] = useState('')
  const { isPending, failure, post } = usePosting(onPosted)
  const money = charge.trim() === '' ? null : readMoney(charge)
  const isUnread = charge.trim() !== '' && money === null
  return (
    <PostingForm
      title={isCheque ? t.bounceTitle : t.reverseTitle}
      save={t.reverse}
      waitsFor={isUnread ? t.needsAmount : note.trim() === '' ? t.needsReason : null}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSave={() => {
        const body = { entryId: entry.id, note: note.trim(), charge: money }
        void post(body, (entryId) => reverseEntry(id, { id: entryId, ...body }))
      }}
    >
      <p>{entryLabel(entry)}</p>
      <p className="text-quiet">{t.reverseText}</p>
      {isCheque && <MoneyField label={t.charge} value={charge} onChange={setCharge} />}
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
