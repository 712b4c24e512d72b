import { useEffect, useRef, useState } from 'react'
import { withoutInvisible } from '#domain/text/without-invisible.ts'
import { Field } from '#app/ui/forms/field.tsx'

const TYPING_MS = 250

interface SearchFieldProps {
  label: string
  hint: string
  value: string
  /** Called a moment after the last key. */
  onSearch: (text: string) => void
}

/** A search that follows the typing; `/` jumps to it from anywhere on the page. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  /** Searches that were sent and are not yet the value; any other value comes from outside, such as a cleared filter. */
  const [sent, setSent] = useState<readonly string[]>([])
  if (value !== seen) {
    const index = sent.indexOf(value)
    setSeen(value)
    setSent(sent.slice(index + 1))
    if (index === -1) setTyped(value)
  }
  const field = useRef<HTMLDivElement>(null)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })

  useEffect(() => {
    const text = withoutInvisible(typed).trim()
    if (text === value) return undefined
    const timer = setTimeout(() => {
      setSent((before) => [...before, text])
      search.current(text)
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, value])

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      field.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  return (
    <div ref={field}>
      <Field
        type="search"
        label={label}
        hint={hint}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  )
}
