import type { OrderView } from '#domain/orders/order-view.ts'
import { ApiError } from '#app/api/transport/request.ts'

/** The status of a payment as far as the client can tell. */
export type PaymentStatus =
  | { readonly kind: 'placed'; readonly order: OrderView }
  | { readonly kind: 'cancelled'; readonly order: OrderView }
  | { readonly kind: 'unpaid' }
  /** The provider knows of the payment but has not captured it yet. */
  | { readonly kind: 'pending'; readonly failure: ApiError }
  /** The store or the provider could not be reached. */
  | { readonly kind: 'unknown'; readonly failure: ApiError }
  /** The store rejected the call, with a reason. */
  | { readonly kind: 'refused'; readonly failure: ApiError }

const unknownCodes = ['payment-provider-unreachable', 'offline', 'slow', 'failed']

/** Derives the payment status from the response of the store or its failure. */
export async function paymentStatusOf(response: Promise<OrderView>): Promise<PaymentStatus> {
  try {
    const order = await response
    if (order.orderStatus === 'INITIATED') return { kind: 'unpaid' }
    return { kind: order.orderStatus === 'CANCELLED' ? 'cancelled' : 'placed', order }
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError('failed')
    if (failure.code === 'payment-pending') return { kind: 'pending', failure }
    return { kind: unknownCodes.includes(failure.code) ? 'unknown' : 'refused', failure }
  }
}
