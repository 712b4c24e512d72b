import { contentOf } from '../prices/comparable-price.ts'
import { parseCoverage } from './coverage.ts'
import type { PublicProduct } from '../product.ts'
import type { PublicVariant } from '../variants/variant.ts'

/** The square feet that one pack covers, and with how many coats where that matters. */
export type PackCoverage = { readonly sqFt: number; readonly coats: number | null }

/**
 * Area that one pack of a variant covers: 4 litres at 120 sq ft a litre with two coats are 480 sq ft, a box of tiles covers its own
 * area. Null where the data does not give it; where a product states several coverages, they are for different things.
 */
export function packCoverage(
  variant: Pick<PublicVariant, 'options' | 'readAs' | 'unit'>,
  { attributes }: Pick<PublicProduct, 'attributes'>,
): PackCoverage | null {
  const [unit, amount] = contentOf(variant) ?? []
  if (unit === undefined || amount === undefined) return null
  if (unit === 'sq ft') return { sqFt: amount, coats: null }
  const stated = attributes.filter(({ name }) => /^coverage$/i.test(name)).flatMap(({ values }) => values)
  const coverage = stated.length === 1 ? parseCoverage(stated[0] ?? '') : null
  return coverage?.unit === unit ? { sqFt: coverage.sqFt * amount, coats: coverage.coats } : null
}
