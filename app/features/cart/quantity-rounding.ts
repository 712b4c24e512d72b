import { roundQuantityDown, roundQuantityUp, type QuantityRule } from '#domain/catalogue/quantity-rule.ts'

/** How a quantity control rounds to the quantities that a variant is sold in. */
export function quantityRounding(variant: QuantityRule): {
  roundUp: (quantity: number) => number
  roundDown: (quantity: number) => number
} {
  return {
    roundUp: (quantity) => roundQuantityUp(variant, quantity),
    roundDown: (quantity) => roundQuantityDown(variant, quantity),
  }
}
