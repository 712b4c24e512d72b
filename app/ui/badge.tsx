import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  plain: 'bg-sunken text-quiet',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  caution: 'bg-caution-soft text-caution',
}

export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: keyof typeof tones
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-price',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** A small count in the corner of an icon. */
export function CountBadge({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-2 -right-2.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-price text-on-accent tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
