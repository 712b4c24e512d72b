import {
  roundQuantityDown,
  roundQuantityUp,
  type QuantityRule,
} from '#domain/catalogue/prices/quantity-rule.ts'

/** Rounding of a quantity control to the quantities that a variant is sold in. */
export function quantityRounding(variant: QuantityRule): {
  roundUp: (quantity: number) => number
  roundDown: (quantity: number) => number
} {
  return {
    roundUp: (quantity) => roundQuantityUp(variant, quantity),
    roundDown: (quantity) => roundQuantityDown(variant, quantity),
  }
}
