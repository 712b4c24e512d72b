import type { OrderView } from '#domain/orders/order-view.ts'
import { CallFailure } from '#app/api/request.ts'

/** How it stands with a payment, as far as the store can tell. */
export type Standing =
  | { readonly is: 'placed'; readonly order: OrderView }
  | { readonly is: 'cancelled'; readonly order: OrderView }
  | { readonly is: 'unpaid' }
  /** The money is on its way: the provider knows of it and has not got it yet. */
  | { readonly is: 'pending'; readonly failure: CallFailure }
  /** Nobody here can tell: the store or the provider could not be reached. */
  | { readonly is: 'unknown'; readonly failure: CallFailure }
  /** The store will not have what was sent, and says why. */
  | { readonly is: 'refused'; readonly failure: CallFailure }

const unknown = ['payment-provider-unreachable', 'offline', 'slow', 'failed']

/** What the answer of the store, or its failure, tells of a payment. */
export async function standingOf(answer: Promise<OrderView>): Promise<Standing> {
  try {
    const order = await answer
    if (order.orderStatus === 'INITIATED') return { is: 'unpaid' }
    return { is: order.orderStatus === 'CANCELLED' ? 'cancelled' : 'placed', order }
  } catch (error) {
    const failure = error instanceof CallFailure ? error : new CallFailure('failed')
    if (failure.code === 'payment-pending') return { is: 'pending', failure }
    return { is: unknown.includes(failure.code) ? 'unknown' : 'refused', failure }
  }
}
