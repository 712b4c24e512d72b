import { useState } from 'react'
import type { CustomerDetailWire } from '#domain/customers/wire.ts'
import { ApiError } from '#app/api/transport/request.ts'

interface DecisionHandlers {
  onChanged: (customer: CustomerDetailWire) => void
  /** Somebody else has decided about them. */
  onStale: () => void
}

/** Runs decisions about a customer, one at a time, with what failed. */
export function useDecision({ onChanged, onStale }: DecisionHandlers) {
  /** Decision that is running. */
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const isConflict = failure instanceof ApiError && failure.code === 'edit-conflict'

  async function decide(what: string, act: () => Promise<CustomerDetailWire>) {
    if (pending !== null) return
    setPending(what)
    setFailure(null)
    try {
      onChanged(await act())
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && error.code === 'edit-conflict') onStale()
    } finally {
      setPending(null)
    }
  }

  return { pending, failure, isConflict, decide }
}
