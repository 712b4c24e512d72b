import type { CartLine } from '#domain/cart/line.ts'
import type { Reorder } from '#domain/orders/cart-change-wire.ts'

/**
 * The cart lines of a reorder. Each gets a fresh cart id, so that ordering the same items again counts as a new order
 * and not as a retry (PAY-05).
 */
export function createReorderLines({ lines }: Reorder, freshKey: () => string): CartLine[] {
  return lines.map((line) => ({ ...line, cartId: freshKey() }))
}
