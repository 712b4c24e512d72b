import { Field } from '#app/ui/forms/field.tsx'

interface MoneyFieldProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

/** An amount in rupees. */
export function MoneyField({ label, hint, value, onChange }: MoneyFieldProps) {
  return (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      prefix="₹"
      inputMode="decimal"
      maxLength={14}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
