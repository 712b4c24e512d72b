import { useId, type TextareaHTMLAttributes } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { useTooLong } from './field.tsx'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  hint?: string
  error?: string | null | undefined
}

/**
 * A labelled text of several lines; hint and error are part of its accessible description. A text above `maxLength` stays,
 * and is refused.
 */
export function TextArea({ label, hint, error: wrong, className, id, maxLength, ...area }: TextAreaProps) {
  const { ref, tooLong } = useTooLong<HTMLTextAreaElement>(area.value, maxLength)
  const error = tooLong || wrong
  const ownId = useId()
  const areaId = id ?? ownId
  const described = [hint && `${areaId}-hint`, error && `${areaId}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1', className)}>
      <label htmlFor={areaId} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        rows={3}
        {...area}
        ref={ref}
        id={areaId}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={classNames(
          'w-full rounded-control border bg-surface px-3 py-2 focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent',
          error ? 'border-bad' : 'border-control',
        )}
      />
      {hint && (
        <span id={`${areaId}-hint`} className="text-xs text-quiet">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${areaId}-error`} role="alert" className="text-sm text-bad">
          {error}
        </span>
      )}
    </div>
  )
}
