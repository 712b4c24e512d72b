import type { Paise } from '#domain/money/paise.ts'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { readNumber } from '#app/ui/forms/read-number.ts'

interface MoneyFieldProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

const limits = { most: 99_999_999.99, decimals: 2 }

/** An amount in rupees. */
export function MoneyField({ label, hint, value, onChange }: MoneyFieldProps) {
  return (
    <NumberField
      label={label}
      {...(hint !== undefined && { hint })}
      prefix="₹"
      limits={limits}
      value={value}
      onChange={onChange}
    />
  )
}

/** An amount that was typed in rupees; null for what is none. */
export function readMoney(typed: string): Paise | null {
  const reading = readNumber(typed, limits)
  return 'issue' in reading ? null : rupeesToPaise(reading.plain)
}
