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

/** Exact, in micro-rupees. */
function totalAt(variant: Tiered, quantity: number): bigint {
  return BigInt(unitPriceAt(variant, quantity)) * BigInt(quantity)
}
