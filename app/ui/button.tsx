import type { ButtonHTMLAttributes } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { classNames } from './class-names.ts'
import { SpinnerMark } from './feedback/spinner.tsx'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a spinner and ignores presses; stays focusable. */
  loading?: boolean
}

export function Button({
  variant,
  size,
  block,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look: ButtonLook = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
      className={classNames(buttonClass(look), className)}
    >
      {loading && <SpinnerMark />}
      {children}
    </button>
  )
}
