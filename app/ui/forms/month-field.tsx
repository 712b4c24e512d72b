import { Field } from './field.tsx'

interface MonthFieldProps {
  label: string
  /** Said of what is no month. */
  wrong: string
  month: string
  onChange: (month: string) => void
}

/** A month as text such as `2026-11`; browsers without a picker for months let anything be typed. */
export function MonthField({ label, wrong, month, onChange }: MonthFieldProps) {
  return (
    <Field
      className="max-w-60"
      label={label}
      type="month"
      placeholder="2026-11"
      value={month}
      error={isMonth(month) ? null : wrong}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Tells whether a text is a month of this century. */
export function isMonth(text: string): boolean {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)
}
