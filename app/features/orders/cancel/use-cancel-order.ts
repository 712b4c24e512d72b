import type { OrderView } from '#domain/orders/order-view.ts'
import { cancelOrder } from '#app/api/orders.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useAction } from '#app/state-kit/use-action.ts'

/** Cancels an order, one call at a time; a failure stays until the next attempt. */
export function useCancelOrder(orderId: string, onCancelled: (order: OrderView) => void) {
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)

  const cancel = (reason: string): Promise<void> =>
    run(async () => onCancelled(await cancelOrder(orderId, reason)))

  return {
    pending,
    failure,
    /** The order has moved past the point where it can be cancelled. */
    isTooLate: failure instanceof ApiError && failure.code === 'order-not-cancellable',
    cancel,
  }
}
