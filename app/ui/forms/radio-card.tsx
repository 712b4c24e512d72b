import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  detail?: ReactNode
  icon?: ReactNode
}

/** A radio button drawn as a card; group several with the same `name` in a fieldset. */
export function RadioCard({ label, detail, icon, className, ...input }: RadioCardProps) {
  return (
    <label
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded-card border border-control bg-surface p-3 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:bg-sunken has-disabled:hover:border-control',
        className,
      )}
    >
      <input {...input} type="radio" className="size-5 shrink-0 accent-accent outline-none" />
      {icon}
      <span className="grid flex-1">
        <span className={classNames('font-medium', input.disabled && 'text-quiet')}>{label}</span>
        {detail && <span className="text-sm text-quiet">{detail}</span>}
      </span>
    </label>
  )
}
