import type { CartLine } from '#domain/cart/line.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import type { OrderAttempt } from '#app/browser/order-attempt.ts'

/** What a person sends when they place an order. */
export type OrderContent = {
  readonly paymentMode: PaymentMode
  readonly addressId: string
  readonly lines: readonly CartLine[]
  /** The buyer's GST number, where they want it on the invoice. */
  readonly buyerGstin?: string
}

type OrderedLine = readonly [product: string, quantity: number, cartId: string | null, addedDate: string]

/**
 * The attempt for an order: the one before while the content is the same, so that a retry never orders twice, and a
 * fresh one as soon as anything else is ordered. The same goods put into the cart anew are other content.
 */
export function createOrderAttempt(
  before: OrderAttempt | null,
  order: OrderContent,
  freshKey: () => string,
): OrderAttempt {
  const lines = order.lines.map(({ product, quantity, cartId, addedDate }): OrderedLine => [
    product,
    quantity,
    cartId ?? null,
    addedDate,
  ])
  const gstin = order.buyerGstin === undefined ? [] : [order.buyerGstin]
  const content = JSON.stringify([order.paymentMode, order.addressId, lines, ...gstin])
  return before?.content === content ? before : { content, key: freshKey() }
}

/**
 * What an order leaves of a cart, of each line that was ordered: 0 where all of it was. Lines that came in, and pieces
 * that were added, while it was being paid are not ordered and stay.
 */
export function remainingQuantities(
  lines: readonly CartLine[],
  attempt: OrderAttempt,
): { readonly product: string; readonly quantity: number }[] {
  const [, , ordered] = JSON.parse(attempt.content) as [string, string, readonly OrderedLine[]]
  return ordered.flatMap(([product, quantity, cartId, addedDate]) => {
    const line = lines.find((known) => known.product === product)
    const isSame = line?.addedDate === addedDate && (line.cartId ?? null) === cartId
    return line !== undefined && isSame ? [{ product, quantity: line.quantity - quantity }] : []
  })
}
