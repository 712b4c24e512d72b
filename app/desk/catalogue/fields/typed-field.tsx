import { useState } from 'react'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf, type NumberLimits } from '#app/ui/forms/read-number.ts'
import { TextArea } from '#app/ui/forms/text-area.tsx'

interface CommonProps {
  label: string
  hint?: string
  error?: string | undefined
  isFixed: boolean
  className?: string
}

interface OptionalNumberFieldProps extends CommonProps {
  value: number | null
  limits: NumberLimits
  /** Called with `NaN` for what is no number that the field takes, so that it is not saved as none. */
  onChange: (value: number | null) => void
}

/** A number that may be missing; what is typed stays as typed. */
export function OptionalNumberField({ value, limits, onChange, isFixed, ...rest }: OptionalNumberFieldProps) {
  const [typed, setTyped] = useState(value === null || Number.isNaN(value) ? '' : String(value))
  return (
    <NumberField
      {...rest}
      limits={limits}
      readOnly={isFixed}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        onChange(text.trim() === '' ? null : (numberOf(text, limits) ?? Number.NaN))
      }}
    />
  )
}

interface ListFieldProps extends CommonProps {
  values: readonly string[]
  /** Between two values: a comma, a bar, or the end of the line. */
  separator: ',' | '|' | '\n'
  onChange: (values: string[]) => void
}

/** Several short texts in one field; what is typed stays as typed. */
export function ListField({ values, separator, onChange, isFixed, ...rest }: ListFieldProps) {
  const joint = separator === '\n' ? '\n' : separator === ',' ? ', ' : ' | '
  const [typed, setTyped] = useState(values.join(joint))
  const change = (text: string) => {
    setTyped(text)
    onChange(
      text
        .split(separator)
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    )
  }
  return separator === '\n' ? (
    <TextArea
      {...rest}
      rows={4}
      readOnly={isFixed}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  ) : (
    <Field
      {...rest}
      readOnly={isFixed}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
