import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

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

/** A labelled input; hint and error are part of its accessible description. */
export function Field({ label, error, question, hint, prefix, after, className, id, ...input }: FieldProps) {
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
    <div className={classNames('grid grid-cols-1 gap-1', className)}>
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
