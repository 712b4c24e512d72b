import { creditChecks, MAX_CREDIT_DAYS, type CreditCheck } from '#domain/accounts/account.ts'
import type { CreditAccountWire } from '#domain/accounts/wire.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { readNumber } from '#app/ui/forms/read-number.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'

/** Terms as they are typed. */
export type TypedTerms = {
  readonly limit: string
  readonly days: string
  readonly checkedAt: CreditCheck
  readonly isOpen: boolean
}

export const firstTerms: TypedTerms = { limit: '', days: '30', checkedAt: 'ordering', isOpen: true }

export function typedTermsOf({ limit, days, checkedAt, isOpen }: CreditAccountWire['terms']): TypedTerms {
  return { limit: String(paiseToRupees(limit)), days: String(days), checkedAt, isOpen }
}

const dayLimits = { most: MAX_CREDIT_DAYS, decimals: 0 }

/** The terms that were typed, or what is missing. */
export function readTerms({ limit, days, checkedAt, isOpen }: TypedTerms) {
  const t = deskCreditMessages
  const money = readMoney(limit)
  const reading = readNumber(days, dayLimits)
  if (money === null) return { terms: null, missing: t.needsAmount }
  if ('issue' in reading) return { terms: null, missing: t.needsDays }
  return { terms: { limit: money, days: Number(reading.plain), checkedAt, isOpen }, missing: null }
}

interface TermsFieldsProps {
  terms: TypedTerms
  onChange: (terms: TypedTerms) => void
}

/** Limit, days and point of check of an account. */
export function TermsFields({ terms, onChange }: TermsFieldsProps) {
  const t = deskCreditMessages
  return (
    <>
      <MoneyField label={t.limit} value={terms.limit} onChange={(limit) => onChange({ ...terms, limit })} />
      <NumberField
        label={t.days}
        hint={t.daysHint}
        limits={dayLimits}
        value={terms.days}
        onChange={(days) => onChange({ ...terms, days })}
      />
      <SelectField
        label={t.checkedAt}
        hint={t.checkedHint}
        value={terms.checkedAt}
        options={creditChecks.map((check) => [check, t[`check-${check}`]] as const)}
        onChange={(event) => onChange({ ...terms, checkedAt: event.currentTarget.value as CreditCheck })}
      />
      <CheckboxField
        label={t.isOpen}
        checked={terms.isOpen}
        onChange={(event) => onChange({ ...terms, isOpen: event.currentTarget.checked })}
      />
    </>
  )
}
