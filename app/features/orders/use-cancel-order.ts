import { useState } from 'react'
import type { OrderView } from '#domain/orders/order-view.ts'
import { cancelOrder } from '#app/api/orders.ts'
import { ApiError } from '#app/api/request.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'

/** Cancels an order, one call at a time; a failure stays until the next attempt. */
export function useCancelOrder(orderId: string, onCancelled: (order: OrderView) => void) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useExpiredSession(failure)

  async function cancel(reason: string): Promise<void> {
    if (pending) return
    setPending(true)
    setFailure(null)
    try {
      onCancelled(await cancelOrder(orderId, reason))
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }

  return {
    pending,
    failure,
    /** The order has moved past the point where it can be cancelled. */
    isTooLate: failure instanceof ApiError && failure.code === 'order-not-cancellable',
    cancel,
  }
}
