import { useEffect, useRef, useState } from 'react'
import { numberFieldMessages } from '#messages/number-field.ts'
import { Field } from '#app/ui/forms/field.tsx'

const TYPING_MS = 400

interface TypedFilterProps {
  label: string
  hint?: string
  prefix?: string
  value: string
  /** The most digits it takes; anything else is said beside it, and filters nothing. */
  digits: number
  /** Called a moment after the last key, and when the field is left. */
  onFilter: (value: string) => void
}

/** A filter of digits, which follows the typing. */
export function TypedFilter({ value, digits, onFilter, ...look }: TypedFilterProps) {
  const t = numberFieldMessages
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const filter = useRef(onFilter)
  useEffect(() => {
    filter.current = onFilter
  })
  if (value !== seen) {
    setSeen(value)
    // set from outside, such as by clearing the filters
    if (value !== sent) setTyped(value)
    setSent(value)
  }
  const isRead = new RegExp(`^\\d{0,${digits}}$`).test(typed.trim())
  useEffect(() => {
    if (typed.trim() === value || !isRead) return undefined
    const timer = setTimeout(() => {
      setSent(typed.trim())
      filter.current(typed.trim())
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [isRead, typed, value])
  return (
    <Field
      {...look}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={isRead ? null : t.onlyDigits(digits)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => isRead && typed.trim() !== value && filter.current(typed.trim())}
    />
  )
}
