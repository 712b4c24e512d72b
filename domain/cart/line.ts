import type { CompositeId } from '../catalogue/composite-id.ts'
import { MAX_QUANTITY } from '../catalogue/prices/quantity-rule.ts'
import type { Weighing } from './weighing.ts'

/** A cart line as it is stored on the device (CART-02). */
export type CartLine = {
  readonly product: CompositeId
  readonly quantity: number
  /** Time at which the line was added, ISO 8601. */
  readonly addedDate: string
  readonly active: boolean
  readonly rowId?: string | undefined
  readonly cartId?: string | undefined
  /** The uid of the selected variant, so that reordered variants never change what the line means. */
  readonly variantUid?: string | undefined
  /** The price with GST that the customer last saw and accepted, in rupees as exact decimal text. */
  readonly seenPrice?: string | undefined
  /** The quantity that `seenPrice` was the price for, where it is another one; this device's own, never sent. */
  readonly seenQuantity?: number | undefined
  /** Weighbridge slip of a load that staff bill by its weight; devices of shoppers have none. */
  readonly weighing?: Weighing | undefined
}

/** The most lines of a cart, and of an order. */
export const MAX_CART_LINES = 500

/** A quantity as an integer from 1 to 99,999; a missing or invalid one is 1 (CART-03). */
export function parseQuantity(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return 1
  return Math.min(MAX_QUANTITY, Math.max(1, Math.round(number)))
}
