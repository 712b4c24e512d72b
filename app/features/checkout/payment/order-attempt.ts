import type { CartLine } from '#domain/cart/line.ts'
import type { OrderFirmRequest } from '#domain/firms/wire.ts'
import type { BillingRequest } from '#domain/identity/billing.ts'
import type { OrderPromise } from '#domain/delivery/order-promise.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import type { OrderAttempt } from '#app/browser/payments/order-attempt.ts'

/** Content of a request to place an order. */
export type OrderContent = {
  readonly paymentMode: PaymentMode
  /** None for a site of the firm, where one has no address. */
  readonly addressId: string | undefined
  readonly lines: readonly CartLine[]
  /** The customer's GSTIN, if they want it on the invoice. */
  readonly buyerGstin?: string
  /** The firm of that GSTIN. */
  readonly billing?: BillingRequest
  /** The firm that it is for, with its purchase order. */
  readonly firm?: OrderFirmRequest
  /** The delivery that they were shown or chose; like seen prices it does not make another order. */
  readonly delivery?: OrderPromise
  /** Delivery fee that they were shown, in rupees; it does not make another order either. */
  readonly deliveryFee?: number
  /** Offers that they were shown, with what those save in paise; only another coupon makes another order. */
  readonly offers?: { readonly code?: string; readonly saved: number }
}

type OrderedLine = readonly [product: string, quantity: number, cartId: string | null, addedDate: string]

/**
 * The attempt for an order: the previous one while the content is the same, so that a retry never orders twice, and a
 * fresh one when anything differs. Adding the same items to the cart again counts as different content (PAY-05).
 */
export function createOrderAttempt(
  previous: OrderAttempt | null,
  order: OrderContent,
  freshKey: () => string,
): OrderAttempt {
  const lines = order.lines.map(({ product, quantity, cartId, addedDate }): OrderedLine => [
    product,
    quantity,
    cartId ?? null,
    addedDate,
  ])
  const more = [order.buyerGstin, order.billing, order.firm, order.offers?.code].filter(
    (given) => given !== undefined,
  )
  const content = JSON.stringify([order.paymentMode, order.addressId, lines, ...more])
  return previous?.content === content ? previous : { content, key: freshKey() }
}

/**
 * The quantities left in the cart for the lines of an order; 0 for a line ordered in full. Lines and pieces added while
 * the order was being paid are not part of it and stay.
 */
export function remainingQuantities(
  lines: readonly CartLine[],
  attempt: OrderAttempt,
): { readonly product: string; readonly quantity: number }[] {
  const [, , ordered] = JSON.parse(attempt.content) as [string, string, readonly OrderedLine[]]
  return ordered.flatMap(([product, quantity, cartId, addedDate]) => {
    const line = lines.find((each) => each.product === product)
    const isSame = line?.addedDate === addedDate && (line.cartId ?? null) === cartId
    return line !== undefined && isSame ? [{ product, quantity: line.quantity - quantity }] : []
  })
}
