import { availableUnits, type StockLevel } from './stock.ts'

/** So many units at a place. */
export type PlacedUnits = { readonly placeId: string; readonly quantity: number }

/**
 * Finds places to reserve so many units: the first place that has them all, otherwise several in their order. Null when there are
 * not so many available.
 */
export function allocate(levels: readonly StockLevel[], quantity: number): readonly PlacedUnits[] | null {
  if (availableUnits(levels) < quantity) return null
  const whole = levels.find((level) => freeAt(level) >= quantity)
  if (whole !== undefined) return [{ placeId: whole.placeId, quantity }]
  const placed: PlacedUnits[] = []
  let left = quantity
  for (const level of levels) {
    const taken = Math.min(left, freeAt(level))
    if (taken > 0) placed.push({ placeId: level.placeId, quantity: taken })
    left -= taken
  }
  return placed
}

function freeAt({ onHand, reserved }: StockLevel): number {
  return Math.max(0, onHand - reserved)
}
