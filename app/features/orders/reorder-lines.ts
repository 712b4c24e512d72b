import type { CartLine } from '#domain/cart/line.ts'
import type { Reorder } from '#domain/orders/wire.ts'

/**
 * The lines that a repeated order puts into the cart. They are new goods of the cart, so each has an id of its own: the same
 * order sent twice is two orders, not a repeat of one.
 */
export function createReorderLines({ lines }: Reorder, freshKey: () => string): CartLine[] {
  return lines.map((line) => ({ ...line, cartId: freshKey() }))
}
