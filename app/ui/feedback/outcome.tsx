import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'

interface OutcomeProps {
  title: string
  text: string
  mark: ReactNode
  action?: ReactNode
  /** Below it, such as what failed since. */
  children?: ReactNode
}

/** State of something that was waited for, which is read out when it changes. */
export function Outcome({ title, text, mark, action, children }: OutcomeProps) {
  return (
    <div aria-live="polite">
      <EmptyState title={title} text={text} picture={mark} action={action} />
      {children}
    </div>
  )
}
