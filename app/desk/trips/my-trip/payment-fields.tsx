import { useId } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { subtract, type Paise } from '#domain/money/paise.ts'
import { deskMyTripMessages } from '#app/messages/desk/orders/my-trip.ts'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { cashLimits, cashOf, type Draft } from './read-report.ts'

interface PaymentFieldsProps {
  due: Paise
  draft: Draft
  onChange: (changes: Partial<Draft>) => void
}

/** Payment of the amount due: in cash, by UPI, or both. */
export function PaymentFields({ due, draft, onChange }: PaymentFieldsProps) {
  const t = deskMyTripMessages
  const name = useId()
  const cash = cashOf(draft, due)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">
        {t.received} <span className="tabular-nums">{formatRupees(due)}</span>
      </legend>
      {(['cash', 'upi', 'both'] as const).map((method) => (
        <RadioCard
          key={method}
          name={name}
          label={t[method]}
          checked={draft.method === method}
          onChange={() => onChange({ method })}
        />
      ))}
      {draft.method === 'both' && (
        <NumberField
          label={t.cashAmount}
          prefix="₹"
          limits={cashLimits(due)}
          value={draft.cash}
          {...(cash !== null && { hint: t.rest(formatRupees(subtract(due, cash))) })}
          onChange={(typed) => onChange({ cash: typed })}
        />
      )}
    </fieldset>
  )
}
