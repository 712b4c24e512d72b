import { add, ZERO, type Paise } from '#domain/money/paise.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { entryLabel, type Entry } from './entry-label.ts'

/** Amounts that are typed for bills, by the id of the bill. */
export type TypedAllotments = Readonly<Record<string, string>>

/** The bills that somebody chose with what they get, or what is wrong with it. */
export function readAllotments(typed: TypedAllotments, bills: readonly Entry[], most: Paise) {
  const t = deskCreditMessages
  const named = bills.filter(({ id }) => (typed[id] ?? '').trim() !== '')
  const chosen = named.map(({ id, open }) => ({ billId: id, amount: readMoney(typed[id] ?? ''), open }))
  const sum = add(...chosen.map(({ amount }) => amount ?? ZERO))
  const isWrong = chosen.some(({ amount, open }) => amount === null || amount === 0 || amount > open)
  return {
    sum,
    chosen: chosen.map(({ billId, amount }) => ({ billId, amount: amount ?? ZERO })),
    missing: chosen.length === 0 ? t.allotNone : isWrong || sum > most ? t.allotTooMuch : null,
  }
}

interface AllotmentFieldsProps {
  bills: readonly Entry[]
  typed: TypedAllotments
  onChange: (typed: TypedAllotments) => void
}

/** A field for each open bill. */
export function AllotmentFields({ bills, typed, onChange }: AllotmentFieldsProps) {
  const t = deskCreditMessages
  return bills.map((bill) => (
    <MoneyField
      key={bill.id}
      label={t.allotOf(entryLabel(bill))}
      hint={t.tooMuch(formatRupees(bill.open))}
      value={typed[bill.id] ?? ''}
      onChange={(amount) => onChange({ ...typed, [bill.id]: amount })}
    />
  ))
}
