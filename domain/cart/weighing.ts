import { parseUnit } from '../catalogue/sales-units.ts'

/** Weight of a load as a weighbridge printed it, in whole kilograms: the full lorry, the empty one, and the number of the slip. */
export type Weighing = {
  readonly gross: number
  readonly tare: number
  readonly slip: string
  /** Kilograms that were ordered, where the weight took their place. */
  readonly ordered?: number | undefined
}

/** More than a lorry with its load may weigh in India: 55 tonnes are the most (Gazette of 16 July 2018). */
export const MAX_GROSS_KG = 60_000
export const MAX_SLIP_LENGTH = 30

/** Per cent by which a load may weigh more or less than was ordered, until a store says otherwise. */
export const WEIGHT_TOLERANCE = 2
export const MAX_WEIGHT_TOLERANCE = 10

/** Weight of the load itself. */
export function netOf({ gross, tare }: Pick<Weighing, 'gross' | 'tare'>): number {
  return gross - tare
}

/** Tells whether a product is sold by the kilogram, so that a weight is a quantity of it. */
export function isSoldByWeight(unit: string | null): boolean {
  return unit !== null && parseUnit(unit) === 'kg'
}

/** Kilograms from which a weighbridge says more than the order: it reads steps of 10, which of less are more than the tolerance. */
const LEAST_WEIGHED = 500

/** Tells whether a customer is to know that a weight may decide the bill of a line. */
export function mayBeWeighed(unit: string | null, quantity: number): boolean {
  return quantity >= LEAST_WEIGHED && isSoldByWeight(unit)
}

/** Tells whether a weight is what was ordered, so many per cent more or less. */
export function isWithinTolerance(
  net: number,
  { ordered, tolerance }: { readonly ordered: number; readonly tolerance: number },
): boolean {
  return Math.abs(net - ordered) * 100 <= ordered * tolerance
}
