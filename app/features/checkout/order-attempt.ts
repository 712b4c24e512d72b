import type { CartLine } from '#domain/cart/line.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import type { OrderAttempt } from '#app/browser/order-attempt.ts'

/** What a person sends when they place an order. */
export type OrderContent = {
  readonly paymentMode: PaymentMode
  readonly addressId: string
  readonly lines: readonly CartLine[]
}

/**
 * The attempt for an order: the one before while the content is the same, so that a retry never orders twice, and a
 * fresh one as soon as anything else is ordered. The same goods put into the cart anew are other content.
 */
export function attemptFor(
  before: OrderAttempt | null,
  order: OrderContent,
  freshKey: () => string,
): OrderAttempt {
  const lines = order.lines.map(({ product, quantity, cartId, addedDate }) => [
    product,
    quantity,
    cartId,
    addedDate,
  ])
  const content = JSON.stringify([order.paymentMode, order.addressId, lines])
  return before?.content === content ? before : { content, key: freshKey() }
}
