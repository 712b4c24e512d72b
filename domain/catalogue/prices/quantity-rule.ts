/** The maximum quantity of one variant in a cart or order. */
export const MAX_QUANTITY = 99_999

/** The quantities a variant is sold in (PRICE-02): from the least up, by the step; one by one where both are absent. */
export type QuantityRule = { readonly minQuantity?: number; readonly quantityStep?: number }

/** The least quantity that is sold; of what comes in steps without a least, one step. */
export function leastQuantity({ minQuantity, quantityStep = 1 }: QuantityRule): number {
  return minQuantity ?? quantityStep
}

/** Tells whether a variant is sold otherwise than one by one from one on. */
export function hasQuantityRule({ minQuantity = 1, quantityStep = 1 }: QuantityRule): boolean {
  return minQuantity > 1 || quantityStep > 1
}

/** The smallest quantity sold that is no less: 220 of what comes in lots of 50 is 250. The largest one beyond 99,999. */
export function roundQuantityUp(rule: QuantityRule, quantity: number): number {
  const { quantityStep = 1 } = rule
  const least = leastQuantity(rule)
  const steps = Math.ceil(Math.max(0, quantity - least) / quantityStep)
  return least + Math.min(steps, Math.floor((MAX_QUANTITY - least) / quantityStep)) * quantityStep
}

/** The largest quantity sold that is no more; 0 below the least. */
export function roundQuantityDown(rule: QuantityRule, quantity: number): number {
  const { quantityStep = 1 } = rule
  const least = leastQuantity(rule)
  if (quantity < least) return 0
  const steps = Math.floor((Math.min(quantity, MAX_QUANTITY) - least) / quantityStep)
  return least + steps * quantityStep
}

/** The quantities next to one that is not sold, smallest first; empty for one that is. */
export function allowedQuantities(rule: QuantityRule, quantity: number): number[] {
  const [lower, upper] = [roundQuantityDown(rule, quantity), roundQuantityUp(rule, quantity)]
  if (lower === quantity || upper === quantity) return []
  return [...new Set([lower, upper])].filter((each) => each > 0)
}
