import type { Finding } from '#domain/problem/findings.ts'
import { parseUnit } from '#domain/catalogue/sales-units.ts'

/** Words for any unit, which name none. */
const anyUnit = /^(?:units?|each|item|uom|qty|quantity)$/i
const per = /(?:\/|\bper\b|प्रति)\s*(\d+)?\s*([\p{L}\p{M}]+\.?(?: ?(?:ft|m|mtr)\b\.?)?)/giu

/** Count and unit that the prices of a column are for, as its head says: `Price (Rs/MT)`, `Rate per 100 nos`. */
export type PricedUnit = { readonly count: number; readonly unit: string }

/** The unit that a head of prices names; null where it names none. */
export function pricedUnit(head: string): PricedUnit | null {
  for (const [, count = '1', word = ''] of head.matchAll(per)) {
    const unit = anyUnit.test(word) ? null : parseUnit(word)
    if (unit !== null || Number(count) > 1) return { count: Number(count), unit: unit ?? word }
  }
  return null
}

/** Reason that a price for so much cannot be that of a product sold by a unit; null when it can, or when the unit is not known. */
export function pricedUnitIssue({ count, unit }: PricedUnit, soldBy: string): Finding | null {
  if (count > 1) return { code: 'price-for-many', count }
  const known = soldBy.split(/[\s(),/]+/).flatMap((word) => parseUnit(word) ?? [])
  if (soldBy === '' || known.length === 0 || known.includes(unit) || parseUnit(soldBy) === unit) return null
  return { code: 'price-for-other-unit', unit, soldBy }
}
