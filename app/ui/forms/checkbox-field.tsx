import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  /** The label is only for screen readers. */
  hideLabel?: boolean
}

export function CheckboxField({ label, hideLabel = false, className, ...input }: CheckboxFieldProps) {
  return (
    <label className={classNames('flex min-h-11 items-center gap-3', className)}>
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-accent" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
