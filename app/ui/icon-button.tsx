import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string
  children: ReactNode
}

/** A 44 px square button with an icon; the label is its accessible name. */
export function IconButton({ label, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-sunken active:bg-sunken disabled:opacity-40',
        className,
      )}
    >
      {children}
    </button>
  )
}
