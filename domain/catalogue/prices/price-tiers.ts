import type { Price } from '../../money/price.ts'
import { unitPriceAt, type Tiered, type TierPrice } from './price-breaks.ts'
import { leastQuantity, roundQuantityDown, roundQuantityUp } from './quantity-rule.ts'

/** A row of the price list by quantity. */
export type PriceTier = TierPrice & {
  /** The quantity sold before this row, if it costs more than the row's own least: 9 of ₹100 against 10 of ₹85. */
  readonly cheaperThan: number | null
}

/**
 * The prices of a variant by the quantities it is sold in, that of the least first; empty when the quantity does not
 * matter.
 */
export function priceTiers(variant: Tiered): PriceTier[] {
  const starts = [leastQuantity(variant)]
  for (const { minQuantity } of variant.priceBreaks ?? []) {
    const start = roundQuantityUp(variant, minQuantity)
    if (start >= minQuantity && start > (starts.at(-1) ?? 0)) starts.push(start)
  }
  if (starts.length === 1) return []
  return starts.map((minQuantity, index) => {
    const priceWithGst = unitPriceAt(variant, minQuantity)
    const before = roundQuantityDown(variant, minQuantity - 1)
    const isCheaper = index > 0 && totalAt(variant, minQuantity) < totalAt(variant, before)
    return { minQuantity, priceWithGst, cheaperThan: isCheaper ? before : null }
  })
}

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

/** Exact, in micro-rupees. */
function totalAt(variant: Tiered, quantity: number): bigint {
  return BigInt(unitPriceAt(variant, quantity)) * BigInt(quantity)
}
