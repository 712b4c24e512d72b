import { parseCompositeId } from '../catalogue/composite-id.ts'
import { parseQuantity, type CartLine } from './line.ts'

/** Reads a cart as a device keeps it: JSON text of a list of lines; whatever is unreadable is left out (CART-01). */
export function parseStoredLines(text: string | null): CartLine[] {
  const lines = parseList(text)
    .map(readLine)
    .filter((line) => line !== null)
  return [...new Map(lines.map((line) => [line.product, line])).values()]
}

/**
 * The one cart behind the two keys `cart` and `partner-cart` (CART-02): lines of both, and for a product that
 * stands in both with different quantities the larger one, so that nothing a person added is lost.
 */
export function mergeLines(first: readonly CartLine[], second: readonly CartLine[]): CartLine[] {
  const united = new Map(first.map((line) => [line.product, line]))
  for (const line of second) {
    const known = united.get(line.product)
    if (known === undefined || line.quantity > known.quantity) united.set(line.product, line)
  }
  return [...united.values()]
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

function readLine(value: unknown): CartLine | null {
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
    ...(Object.fromEntries(optional) as Partial<CartLine>),
  }
}
