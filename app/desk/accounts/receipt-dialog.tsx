import { useState } from 'react'
import { receiptMethods, type ReceiptMethod } from '#domain/accounts/receipt.ts'
import type { CreditAccountDetailWire, ReceiptRequest } from '#domain/accounts/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { subtract, ZERO } from '#domain/money/paise.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { receiveOnAccount } from '#app/api/desk/money/credit-accounts.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'
import { AllotmentFields, readAllotments, type TypedAllotments } from './allotment-fields.tsx'
import type { Entry } from './entry-label.ts'
import { PostingForm } from './posting-form.tsx'
import { usePosting } from './use-posting.ts'

const allotWishes = ['oldest', 'chosen', 'none'] as const

interface ReceiptDialogProps {
  id: string
  bills: readonly Entry[]
  /** The order that it is given for; empty for any bill. */
  orderId: string
  onPosted: (detail: CreditAccountDetailWire) => void
  onClose: () => void
}

const firstReceipt = {
  amount: '',
  method: 'CASH' as ReceiptMethod,
  reference: '',
  bank: '',
  chequeDay: '',
  note: '',
  allot: 'oldest' as (typeof allotWishes)[number],
}

type TypedReceipt = typeof firstReceipt & { readonly day: string }

/** Asks what was received, in which form, and which bills it pays. */
export function ReceiptDialog({ id, bills, orderId, onPosted, onClose }: ReceiptDialogProps) {
  const t = deskCreditMessages
  const [today] = useState(() => istDay(new Date()))
  const [typed, setTyped] = useState<TypedReceipt>({ ...firstReceipt, day: today })
  const [allotments, setAllotments] = useState<TypedAllotments>({})
  const change = (more: Partial<TypedReceipt>) => setTyped((before) => ({ ...before, ...more }))
  const { isPending, failure, isRepeat, post } = usePosting(onPosted)
  const { method, allot } = typed
  const amount = readMoney(typed.amount)
  const chosen = readAllotments(allotments, bills, amount ?? ZERO)
  const isCheque = method === 'CHEQUE'

  function save(confirmRepeat: boolean) {
    if (amount === null) return
    const body: Omit<ReceiptRequest, 'id' | 'confirmRepeat'> = {
      amount,
      method,
      reference: textOf(typed.reference),
      bank: isCheque ? textOf(typed.bank) : null,
      chequeDay: isCheque ? typed.chequeDay : null,
      day: method === 'CASH' ? today : typed.day,
      note: textOf(typed.note),
      allot: allot === 'chosen' ? chosen.chosen : allot,
      ...(orderId !== '' && { orderId }),
    }
    void post(body, (entryId) => receiveOnAccount(id, { id: entryId, ...body, confirmRepeat }))
  }

  return (
    <PostingForm
      title={t.receiveTitle}
      save={t.save}
      waitsFor={missingOf(typed, amount, chosen.missing)}
      isPending={isPending}
      failure={isRepeat ? t.repeat : failure}
      onSave={() => save(false)}
      onClose={onClose}
    >
      <ReceiptFields typed={typed} today={today} onChange={change} />
      {orderId !== '' && <p className="text-quiet">{t.receiveForOrder}</p>}
      {bills.length > 0 && orderId === '' && (
        <SelectField
          label={t.allot}
          value={allot}
          options={allotWishes.map((wish) => [wish, t[`allot-${wish}`]] as const)}
          onChange={(event) => change({ allot: event.currentTarget.value as typeof allot })}
        />
      )}
      {allot === 'chosen' && (
        <>
          <AllotmentFields bills={bills} typed={allotments} onChange={setAllotments} />
          {chosen.missing === null && amount !== null && chosen.sum < amount && (
            <p className="text-sm text-quiet tabular-nums">
              {t.rest(formatRupees(subtract(amount, chosen.sum)))}
            </p>
          )}
        </>
      )}
      <Field
        label={t.note}
        maxLength={300}
        value={typed.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      {isRepeat && (
        <Button variant="secondary" onClick={() => save(true)}>
          {t.confirmRepeat}
        </Button>
      )}
    </PostingForm>
  )
}

interface ReceiptFieldsProps {
  typed: TypedReceipt
  today: string
  onChange: (more: Partial<TypedReceipt>) => void
}

/** Amount and form of the payment, with what each form is known by. */
function ReceiptFields({ typed, today, onChange }: ReceiptFieldsProps) {
  const t = deskCreditMessages
  const { method } = typed
  const isCheque = method === 'CHEQUE'
  return (
    <>
      <MoneyField label={t.amount} value={typed.amount} onChange={(value) => onChange({ amount: value })} />
      <SelectField
        label={t.method}
        value={method}
        options={receiptMethods.map((one) => [one, t[`method-${one}`]] as const)}
        onChange={(event) => onChange({ method: event.currentTarget.value as ReceiptMethod })}
      />
      <Field
        label={t[`reference-${method}`]}
        maxLength={40}
        value={typed.reference}
        {...(isCheque && { inputMode: 'numeric' as const })}
        onChange={(event) => onChange({ reference: event.currentTarget.value })}
      />
      {isCheque && (
        <>
          <Field
            label={t.bank}
            maxLength={60}
            value={typed.bank}
            onChange={(event) => onChange({ bank: event.currentTarget.value })}
          />
          <Field
            label={t.chequeDay}
            type="date"
            value={typed.chequeDay}
            onChange={(event) => onChange({ chequeDay: event.currentTarget.value })}
          />
        </>
      )}
      {method !== 'CASH' && (
        <Field
          label={t.day}
          type="date"
          max={today}
          value={typed.day}
          onChange={(event) => onChange({ day: event.currentTarget.value })}
        />
      )}
    </>
  )
}

const textOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** Condition that the receipt waits for. */
function missingOf(
  { method, reference, bank, chequeDay, allot }: typeof firstReceipt,
  amount: number | null,
  missingAllotment: string | null,
): string | null {
  const t = deskCreditMessages
  if (amount === null || amount === 0) return t.needsAmount
  const isReferred = reference.trim() !== ''
  if (method === 'CHEQUE' && !(/^\d{6}$/.test(reference.trim()) && bank.trim() !== '' && chequeDay !== ''))
    return t.needsCheque
  if ((method === 'UPI' || method === 'BANK') && !isReferred) return t.needsReference
  return allot === 'chosen' ? missingAllotment : null
}
