import { MAX_CART_LINES, MAX_QUANTITY, type CartLine } from './line.ts'

/** The quantity of a composite id in the cart; 0 when it is not there. */
export function quantityOf(lines: readonly CartLine[], product: string): number {
  return lines.find((line) => line.product === product)?.quantity ?? 0
}

/** Adds a line, or adds its quantity to the existing line of the same composite id. A full cart takes no further line. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const existing = lines.find((line) => line.product === added.product)
  return existing
    ? setQuantity(lines, { product: added.product, quantity: existing.quantity + added.quantity })
    : lines.length >= MAX_CART_LINES
      ? [...lines]
      : [...lines, { ...added, quantity: Math.min(MAX_QUANTITY, added.quantity) }]
}

/**
 * Sets the quantity of a line; 0 or less removes the line (CART-04), more than 99,999 becomes 99,999. `seenPrice` is the
 * price shown for the new quantity; without it the line remembers for which quantity its last one was.
 */
export function setQuantity(
  lines: readonly CartLine[],
  { product, quantity, seenPrice }: Pick<CartLine, 'product' | 'quantity' | 'seenPrice'>,
): CartLine[] {
  if (quantity <= 0) return removeLine(lines, product)
  const clamped = Math.min(MAX_QUANTITY, Math.floor(quantity))
  return lines.map((line) => {
    if (line.product !== product) return line
    const { seenQuantity = line.quantity, ...rest } = line
    if (seenPrice !== undefined) return { ...rest, quantity: clamped, seenPrice }
    const isSeen = line.seenPrice === undefined || seenQuantity === clamped
    return { ...rest, quantity: clamped, ...(!isSeen && { seenQuantity }) }
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
