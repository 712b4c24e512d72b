import { MAX_CART_LINES, type CartLine } from './line.ts'
import { MAX_QUANTITY } from '../catalogue/prices/quantity-rule.ts'

/** The quantity of a composite id in the cart; 0 when it is not there. */
export function quantityOf(lines: readonly CartLine[], product: string): number {
  return lines.find((line) => line.product === product)?.quantity ?? 0
}

/** A line that a cart did not take: more than the most of one variant, of which it holds some, or one more than the most lines. */
export type RefusedLine = {
  readonly line: CartLine
  readonly reason: 'too-many' | 'cart-full'
  readonly inCart: number
}

/** A cart after an addition, and what of it the cart did not take. */
type Added = { readonly lines: readonly CartLine[]; readonly refused: readonly RefusedLine[] }

/**
 * Adds lines, each to the existing line of its composite id where there is one. What would pass the most of one variant, or of the
 * lines of a cart, is refused as a whole: the cart keeps what it has.
 */
export function addLines(lines: readonly CartLine[], added: readonly CartLine[]): Added {
  return added.reduce<Added>(
    (cart, line) => {
      const { product } = line
      const inCart = quantityOf(cart.lines, product)
      const isTooMany = inCart + line.quantity > MAX_QUANTITY
      if (isTooMany || (inCart === 0 && cart.lines.length >= MAX_CART_LINES)) {
        const refusal = { line, reason: isTooMany ? 'too-many' : 'cart-full', inCart } as const
        return { ...cart, refused: [...cart.refused, refusal] }
      }
      const grown =
        inCart === 0
          ? [...cart.lines, line]
          : setQuantity(cart.lines, { product, quantity: inCart + line.quantity })
      return { ...cart, lines: grown }
    },
    { lines, refused: [] },
  )
}

/**
 * Sets the quantity of a line; 0 or less removes the line (CART-04), and more than the most of one variant changes nothing.
 * `seenPrice` is the price shown for the new quantity; without it the line remembers for which quantity its last one was.
 */
export function setQuantity(
  lines: readonly CartLine[],
  { product, quantity, seenPrice }: Pick<CartLine, 'product' | 'quantity' | 'seenPrice'>,
): CartLine[] {
  if (quantity <= 0) return removeLine(lines, product)
  const whole = Math.floor(quantity)
  if (whole > MAX_QUANTITY) return [...lines]
  return lines.map((line) => {
    if (line.product !== product) return line
    const { seenQuantity = line.quantity, ...rest } = line
    if (seenPrice !== undefined) return { ...rest, quantity: whole, seenPrice }
    const isSeen = line.seenPrice === undefined || seenQuantity === whole
    return { ...rest, quantity: whole, ...(!isSeen && { seenQuantity }) }
  })
}

/** The cart without the line of a composite id. */
export function removeLine(lines: readonly CartLine[], product: string): CartLine[] {
  return lines.filter((line) => line.product !== product)
}

/** The lines with newly accepted prices, given by composite id as exact decimal text in rupees. */
export function acceptPrices(lines: readonly CartLine[], prices: ReadonlyMap<string, string>): CartLine[] {
  return lines.map((line) => {
    const seenPrice = prices.get(line.product)
    return seenPrice === undefined ? line : { ...withoutSeenQuantity(line), seenPrice }
  })
}

/** The line as if its price had been seen for its quantity, as orders send it. */
export function withoutSeenQuantity({ seenQuantity: _, ...line }: CartLine): CartLine {
  return line
}
