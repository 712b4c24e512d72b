import { useState } from 'react'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { ApiError } from '#app/api/transport/request.ts'

/** Callbacks of a section of the order page after a change. */
export interface OrderActionHandlers {
  onChanged: (order: DeskOrderDetailWire) => void
  /** Somebody else changed the order. */
  onStale: () => void
}

/** Runs changes of an order, one at a time, with what failed. */
export function useOrderAction({ onChanged, onStale }: OrderActionHandlers) {
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  async function run(name: string, change: () => Promise<DeskOrderDetailWire | null>) {
    if (pending !== null) return
    setPending(name)
    setFailure(null)
    try {
      const changed = await change()
      if (changed !== null) onChanged(changed)
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && error.code === 'edit-conflict') onStale()
    } finally {
      setPending(null)
    }
  }

  return { pending, failure, run }
}
