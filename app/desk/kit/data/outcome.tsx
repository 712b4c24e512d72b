import type { ReactNode } from 'react'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { useDeskError } from '../use-desk-error.ts'
import type { Settled } from './settle.ts'

interface OutcomeProps<T> {
  of: Settled<T>
  onRetry: () => void
  children: (content: T) => ReactNode
}

/** The list that was read, or what failed with another try. */
export function Outcome<T>({ of: settled, onRetry, children }: OutcomeProps<T>) {
  const t = deskMessages
  const describe = useDeskError()
  if (settled.content === null)
    return <ErrorState level={2} title={t.loadFailed} text={describe(settled.failure)} onRetry={onRetry} />
  return children(settled.content)
}
