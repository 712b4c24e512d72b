import { useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { fieldMessages } from '#messages/field.ts'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error?: string | null | undefined
  /** Said of a value that is taken but unusual. */
  question?: string | null | undefined
  hint?: string
  /** Shown before the input text, such as a country code. */
  prefix?: string
  after?: ReactNode
}

/** A labelled input; hint and error are part of its accessible description. A text above `maxLength` stays, and is refused. */
export function Field({
  label,
  error: wrong,
  question,
  hint,
  prefix,
  after,
  className,
  id,
  maxLength,
  ...input
}: FieldProps) {
  const { ref, tooLong } = useTooLong<HTMLInputElement>(input.value, maxLength)
  const error = tooLong || wrong
  const ownId = useId()
  const inputId = id ?? ownId
  const described = [
    hint && `${inputId}-hint`,
    question && `${inputId}-question`,
    error && `${inputId}-error`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1', className)}>
      <label htmlFor={inputId} className="text-sm font-medium">
        {label}
      </label>
      <span
        className={classNames(
          'flex min-h-12 items-center rounded-control border bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent',
          error ? 'border-bad' : 'border-control',
        )}
      >
        {prefix && <span className="border-r border-hairline px-3 text-quiet">{prefix}</span>}
        <input
          {...input}
          ref={ref}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="min-w-0 flex-1 self-stretch rounded-control bg-transparent px-3 outline-none"
        />
        {after}
      </span>
      {hint && (
        <span id={`${inputId}-hint`} className="text-xs text-quiet">
          {hint}
        </span>
      )}
      {question && (
        <span id={`${inputId}-question`} aria-live="polite" className="text-sm text-caution">
          {question}
        </span>
      )}
      {error && (
        <span id={`${inputId}-error`} role="alert" className="text-sm text-bad">
          {error}
        </span>
      )}
    </div>
  )
}

/**
 * Leaves a text that is too long as it was typed or pasted, where a browser would cut it silently: the field says by how
 * much, and its form is not submitted. Both `ref` and `tooLong`, its error, belong to the field.
 */
export function useTooLong<T extends HTMLInputElement | HTMLTextAreaElement>(
  value: unknown,
  maxLength = Infinity,
) {
  const t = fieldMessages
  const ref = useRef<T>(null)
  const length = typeof value === 'string' ? value.length : 0
  const isTooLong = length > maxLength
  useEffect(() => {
    const form = ref.current?.form
    if (!isTooLong || !form) return undefined
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      ref.current?.focus()
    }
    form.addEventListener('submit', refuse)
    return () => form.removeEventListener('submit', refuse)
  }, [isTooLong])
  return { ref, tooLong: isTooLong && t.tooLong(length, maxLength) }
}
