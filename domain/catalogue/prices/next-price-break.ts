import type { Price } from '../../money/price.ts'
import { unitPriceAt, type Tiered } from './price-breaks.ts'
import { roundQuantityUp } from './quantity-rule.ts'

/** The next price break above a quantity. */
export type PriceOffer = {
  /** Number of units to add to reach it. */
  readonly add: number
  readonly minQuantity: number
  readonly priceWithGst: Price
  /** True when all of them together cost less than the quantity does now. */
  readonly costsLess: boolean
}

/**
 * Offer at the next larger quantity; null when no break is left above this one. `others` are units of other sizes that share the price
 * breaks: with 3 of them, 7 more reach the break at 10.
 */
export function nextPriceBreak(variant: Tiered, quantity: number, others = 0): PriceOffer | null {
  const next = variant.priceBreaks?.find((each) => each.minQuantity > quantity + others)
  if (next === undefined) return null
  const minQuantity = roundQuantityUp(variant, next.minQuantity - others)
  if (minQuantity + others < next.minQuantity) return null
  const priceWithGst = unitPriceAt(variant, minQuantity + others)
  const now = BigInt(unitPriceAt(variant, quantity + others)) * BigInt(quantity)
  const costsLess = BigInt(priceWithGst) * BigInt(minQuantity) < now
  return { add: minQuantity - quantity, minQuantity, priceWithGst, costsLess }
}
