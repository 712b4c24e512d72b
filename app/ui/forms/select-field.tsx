import { useId, type SelectHTMLAttributes } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  hint?: string
  options: readonly (readonly [value: string, label: string])[]
}

/** A labelled choice of one, as the platform shows it. */
export function SelectField({ label, hint, options, className, id, ...select }: SelectFieldProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1', className)}>
      <label htmlFor={selectId} className="text-sm font-medium">
        {label}
      </label>
      <select
        {...select}
        id={selectId}
        aria-describedby={hint ? `${selectId}-hint` : undefined}
        className="min-h-12 w-full text-ellipsis rounded-control border border-control bg-surface px-3 focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent"
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {hint && (
        <span id={`${selectId}-hint`} className="text-xs text-quiet">
          {hint}
        </span>
      )}
    </div>
  )
}
