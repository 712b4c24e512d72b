import type { CompositeId } from '../catalogue/composite-id.ts'

/** A line of a cart, in the form in which devices keep it (CART-02). */
export type CartLine = {
  readonly product: CompositeId
  readonly quantity: number
  /** When the line was added, ISO 8601. */
  readonly addedDate: string
  readonly active: boolean
  readonly rowId?: string | undefined
  readonly cartId?: string | undefined
  /** The article that was chosen, so that a changed order of variants never turns it into another. */
  readonly variantUid?: string | undefined
  /** The price with GST, in rupees as exact text, that the person last saw and accepted. */
  readonly seenPrice?: string | undefined
}

/** The most of one article that one order can hold. */
export const MAX_QUANTITY = 99_999

/** A quantity as a whole number from 1 to 99,999; a missing or unreadable one counts as 1 (CART-03). */
export function parseQuantity(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return 1
  return Math.min(MAX_QUANTITY, Math.max(1, Math.round(number)))
}
