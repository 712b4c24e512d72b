import { startTransition, Suspense, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { ApiError } from '#app/api/transport/request.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { useDesk } from '../desk-context.ts'
import { useDeskError } from '../use-desk-error.ts'
import { Outcome } from './outcome.tsx'
import type { Settled } from './settle.ts'

/** Data that a section or dialog reads by itself, when it is mounted. */
type DeferredData<T> = {
  readonly outcome: Promise<Settled<T>>
  readonly reload: () => void
  /** Reads again in the background; a failure leaves what is shown. */
  readonly refresh: () => void
  /** Shows the answer to a change. */
  readonly show: (content: T) => void
}

/** Reads what a section or dialog shows, once. */
export function useDeferred<T>(read: () => Promise<T>): DeferredData<T> {
  const [outcome, setOutcome] = useState(() => outcomeOf(read()))
  const show = useCallback(
    (content: T) => startTransition(() => setOutcome(Promise.resolve({ content, failure: null }))),
    [],
  )
  return {
    outcome,
    reload: () => setOutcome(outcomeOf(read())),
    refresh: () => void read().then(show, () => {}),
    show,
  }
}

function outcomeOf<T>(reading: Promise<T>): Promise<Settled<T>> {
  return reading.then(
    (content) => ({ content, failure: null }),
    (failure: unknown) => ({ content: null, failure }),
  )
}

interface DeferredProps<T> {
  data: DeferredData<T>
  /** Nothing stands there until the data is read, and one line when it cannot be. */
  isInline?: boolean
  /** For what a page does without: nothing stands there when the data cannot be read. */
  isOptional?: boolean
  children: (content: T) => ReactNode
}

/** The section or dialog that shows the data: a skeleton first, or what failed with another try. */
export function Deferred<T>(props: DeferredProps<T>) {
  const { isInline = false, isOptional = false } = props
  return (
    <Suspense fallback={isInline || isOptional ? null : <Skeleton className="h-96 rounded-card" />}>
      <Content {...props} />
    </Suspense>
  )
}

function Content<T>({ data, isInline = false, isOptional = false, children }: DeferredProps<T>) {
  const describe = useDeskError()
  const { signedOut } = useDesk()
  const outcome = use(data.outcome)
  const { failure } = outcome
  const isOver = failure instanceof ApiError && failure.code === 'not-signed-in'
  useEffect(() => {
    if (isOver) signedOut()
  }, [isOver, signedOut])
  if (outcome.content === null && isOptional) return null
  if (outcome.content === null && isInline) return <InlineError text={describe(failure)} />
  return (
    <Outcome of={outcome} onRetry={data.reload}>
      {children}
    </Outcome>
  )
}
