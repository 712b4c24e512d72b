import { parseCompositeId } from '../catalogue/composite-id.ts'
import { parseQuantity, type CartLine } from './line.ts'

/** Parses a stored cart, a JSON list of lines; unreadable lines are dropped (CART-01). */
export function parseStoredLines(text: string | null): CartLine[] {
  const lines = parseList(text)
    .map(parseLine)
    .filter((line) => line !== null)
  return [...new Map(lines.map((line) => [line.product, line])).values()]
}

/**
 * Merges the carts stored under the two keys `cart` and `partner-cart` (CART-02): the lines of both, with the larger
 * quantity for a product in both, so that nothing the customer added is lost.
 */
export function mergeLines(first: readonly CartLine[], second: readonly CartLine[]): CartLine[] {
  const merged = new Map(first.map((line) => [line.product, line]))
  for (const line of second) {
    const existing = merged.get(line.product)
    if (existing === undefined || line.quantity > existing.quantity) merged.set(line.product, line)
  }
  return [...merged.values()]
}

function parseList(text: string | null): unknown[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function parseLine(value: unknown): CartLine | null {
  if (typeof value !== 'object' || value === null) return null
  const line = value as Record<string, unknown>
  if (typeof line.product !== 'string' || parseCompositeId(line.product) === null) return null
  const optional = (['rowId', 'cartId', 'variantUid', 'seenPrice'] as const).flatMap((key) => {
    const text = line[key]
    return typeof text === 'string' ? [[key, text]] : []
  })
  return {
    product: line.product,
    quantity: parseQuantity(line.quantity),
    addedDate: typeof line.addedDate === 'string' ? line.addedDate : new Date(0).toISOString(),
    active: line.active !== false,
    ...(line.seenQuantity !== undefined && { seenQuantity: parseQuantity(line.seenQuantity) }),
    ...(Object.fromEntries(optional) as Partial<CartLine>),
  }
}
