import { useEffect, useRef, useState } from 'react'
import { Field } from '#app/ui/forms/field.tsx'

const TYPING_MS = 400

interface TypedFilterProps {
  label: string
  hint?: string
  prefix?: string
  value: string
  /** The most digits it takes. */
  digits: number
  /** Called a moment after the last key, and when the field is left. */
  onFilter: (value: string) => void
}

/** A filter of digits, which follows the typing. */
export function TypedFilter({ value, digits, onFilter, ...look }: TypedFilterProps) {
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
  useEffect(() => {
    if (typed === value) return undefined
    const timer = setTimeout(() => {
      setSent(typed)
      filter.current(typed)
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <Field
      {...look}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, digits))}
      onBlur={() => typed !== value && filter.current(typed)}
    />
  )
}
