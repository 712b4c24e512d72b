import type { ComponentProps } from 'react'
import { numberFieldMessages } from '#messages/number-field.ts'
import { Field } from './field.tsx'
import { readNumber, type NumberLimits } from './read-number.ts'

interface NumberFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'value' | 'onChange' | 'maxLength' | 'inputMode' | 'type'
> {
  /** As it is typed; `numberOf` reads it. */
  value: string
  limits: NumberLimits
  onChange: (typed: string) => void
}

/** A field for a number: the text stays as typed, and a message beside it says what the field does not take. */
export function NumberField({ value, limits, onChange, error, ...field }: NumberFieldProps) {
  const issue = useNumberIssue(value, limits)
  return (
    <Field
      autoComplete="off"
      {...field}
      error={error ?? issue}
      inputMode={inputMode(limits)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** A keypad of numbers has no minus everywhere. */
function inputMode({ least = 0, decimals = 0 }: NumberLimits): 'text' | 'decimal' | 'numeric' {
  if (least < 0) return 'text'
  return decimals > 0 ? 'decimal' : 'numeric'
}

/** Message about a typed number that the field does not take; null otherwise, also while nothing is typed. */
function useNumberIssue(text: string, limits: NumberLimits): string | null {
  const t = numberFieldMessages
  const reading = readNumber(text, limits)
  if (!('issue' in reading)) return null
  const { least = 0, most, decimals = 0 } = limits
  switch (reading.issue) {
    case 'empty':
      return null
    case 'no-number':
    case 'not-whole':
      return t[reading.issue]
    case 'too-fine':
      return t['too-fine'](decimals)
    case 'too-little':
      return least === 0 ? t.negative : t['too-little'](least)
    case 'too-much':
      return t['too-much'](most)
  }
}
