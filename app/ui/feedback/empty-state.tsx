import type { ReactNode } from 'react'
import { EmptyIllustration } from './empty-illustration.tsx'

interface EmptyStateProps {
  title: string
  text?: string
  /** One button or link: what to do next. */
  action?: ReactNode
  picture?: ReactNode
  /** The title is the heading of the page unless something above it is. */
  level?: 1 | 2 | 3
}

/** A friendly note that there is nothing here, with a next step. */
export function EmptyState({
  title,
  text,
  action,
  picture = <EmptyIllustration />,
  level = 2,
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto flex flex-col items-center gap-3 px-4 py-12 text-center">
      {picture}
      <Heading className="text-lg">{title}</Heading>
      {text && <p className="text-balance text-quiet">{text}</p>}
      {action && <div className="max-w-full pt-2 **:whitespace-normal">{action}</div>}
    </div>
  )
}
