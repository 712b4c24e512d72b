import { useState } from 'react'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'

interface CommonProps {
  label: string
  hint?: string
  error?: string | undefined
  isFixed: boolean
  className?: string
}

interface NumberFieldProps extends CommonProps {
  value: number | null
  onChange: (value: number | null) => void
}

/** A number that may be missing; what is typed stays as typed. */
export function NumberField({ value, onChange, isFixed, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  return (
    <Field
      {...rest}
      inputMode="decimal"
      maxLength={12}
      readOnly={isFixed}
      value={typed}
      onChange={(event) => {
        const text = event.currentTarget.value.replaceAll(/[^\d.]/g, '')
        setTyped(text)
        onChange(text === '' || Number.isNaN(Number(text)) ? null : Number(text))
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
