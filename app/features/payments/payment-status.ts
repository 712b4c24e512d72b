import type { OrderView } from '#domain/orders/order-view.ts'
import { ApiError } from '#app/api/request.ts'

/** How it stands with a payment, as far as the store can tell. */
export type PaymentStatus =
  | { readonly is: 'placed'; readonly order: OrderView }
  | { readonly is: 'cancelled'; readonly order: OrderView }
  | { readonly is: 'unpaid' }
  /** The money is on its way: the provider knows of it and has not got it yet. */
  | { readonly is: 'pending'; readonly failure: ApiError }
  /** Nobody here can tell: the store or the provider could not be reached. */
  | { readonly is: 'unknown'; readonly failure: ApiError }
  /** The store will not have what was sent, and says why. */
  | { readonly is: 'refused'; readonly failure: ApiError }

const unknown = ['payment-provider-unreachable', 'offline', 'slow', 'failed']

/** What the answer of the store, or its failure, tells of a payment. */
export async function paymentStatusOf(answer: Promise<OrderView>): Promise<PaymentStatus> {
  try {
    const order = await answer
    if (order.orderStatus === 'INITIATED') return { is: 'unpaid' }
    return { is: order.orderStatus === 'CANCELLED' ? 'cancelled' : 'placed', order }
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError('failed')
    if (failure.code === 'payment-pending') return { is: 'pending', failure }
    return { is: unknown.includes(failure.code) ? 'unknown' : 'refused', failure }
  }
}
