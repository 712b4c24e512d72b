import { MAX_QUANTITY, type CartLine } from './line.ts'

/** The quantity of a product in the cart; 0 when it is not there. */
export function quantityOf(lines: readonly CartLine[], product: string): number {
  return lines.find((line) => line.product === product)?.quantity ?? 0
}

/** Adds a line, or its quantity to the line that is there for the same product. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const known = lines.find((line) => line.product === added.product)
  return known
    ? setQuantity(lines, added.product, known.quantity + added.quantity)
    : [...lines, { ...added, quantity: Math.min(MAX_QUANTITY, added.quantity) }]
}

/** Sets a line's quantity; 0 or less removes the line (CART-04), more than 99,999 becomes 99,999. */
export function setQuantity(lines: readonly CartLine[], product: string, quantity: number): CartLine[] {
  if (quantity <= 0) return removeLine(lines, product)
  const whole = Math.min(MAX_QUANTITY, Math.floor(quantity))
  return lines.map((line) => (line.product === product ? { ...line, quantity: whole } : line))
}

/** The cart without a product. */
export function removeLine(lines: readonly CartLine[], product: string): CartLine[] {
  return lines.filter((line) => line.product !== product)
}

/** The same lines with the prices that the person has now been shown and accepted, by product. */
export function acceptPrices(lines: readonly CartLine[], prices: ReadonlyMap<string, string>): CartLine[] {
  return lines.map((line) => {
    const seenPrice = prices.get(line.product)
    return seenPrice === undefined ? line : { ...line, seenPrice }
  })
}
