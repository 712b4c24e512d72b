import { classNames } from './class-names.ts'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger'
  size?: 'normal' | 'small' | 'large'
  block?: boolean
}

const shape =
  'touch inline-flex items-center justify-center gap-2 rounded-control py-1.5 text-center font-price text-balance select-none transition-colors disabled:opacity-50 aria-disabled:opacity-60'

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong',
  secondary:
    'border border-control bg-surface text-ink hover:border-accent hover:text-accent active:bg-accent-soft',
  outline: 'border border-accent bg-surface text-accent hover:bg-accent-soft active:bg-accent-soft',
  quiet: 'text-accent hover:bg-accent-soft active:bg-accent-soft',
  danger: 'border border-bad bg-surface text-bad hover:bg-bad-soft',
}

const sizes = {
  small: 'min-h-9 px-3 text-sm',
  normal: 'min-h-11 px-4 text-base',
  large: 'min-h-13 px-6 text-lg',
}

/** The look of a button, for buttons and for links that act like one. */
export function buttonClass({ variant = 'primary', size = 'normal', block = false }: ButtonLook): string {
  return classNames(shape, variants[variant], sizes[size], block ? 'w-full' : 'min-w-fit')
}
