import type { CountedValue } from '#domain/catalogue/lists/facets.ts'
import type { ProductFilters } from '#domain/catalogue/lists/product-card.ts'
import type { Price } from '#domain/money/price.ts'
import { rowTests } from './filter-rows.ts'
import type { ProductRows } from './product-rows.ts'
import type { CountedFacets } from './product-source.ts'

/**
 * Every attribute value among some rows with the number of its products, and of those left when it is chosen in addition to the filters on
 * price and on other attributes; and the price range.
 */
export function countFacets(
  rows: ProductRows,
  found: readonly number[],
  filters: ProductFilters,
): CountedFacets {
  const { inRange, byName } = rowTests(rows, filters)
  const tests = [...byName]
  const { products, remaining } = countersFor(rows.keys.all.length)
  const seen: number[] = []
  let lowest = Infinity
  let highest = -Infinity
  for (const row of found) {
    lowest = Math.min(lowest, rows.prices.first(row) ?? Infinity)
    highest = Math.max(highest, rows.prices.last(row) ?? -Infinity)
    const failed = tests.filter(([, has]) => !has(row)).map(([name]) => name)
    const isLeft = inRange(row) && failed.length < 2
    rows.attributes.each(row, (key) => {
      if (products[key] === 0) seen.push(key)
      products[key] = (products[key] ?? 0) + 1
      const isOwn = failed.length === 0 || rows.keys.attribute(key).name === failed[0]
      if (isLeft && isOwn) remaining[key] = (remaining[key] ?? 0) + 1
    })
  }
  const counted = seen.map((key): CountedValue => ({
    ...rows.keys.attribute(key),
    products: products[key] ?? 0,
    remaining: remaining[key] ?? 0,
  }))
  for (const key of seen) {
    products[key] = 0
    remaining[key] = 0
  }
  return {
    counted,
    prices: lowest > highest ? null : { lowest: lowest as Price, highest: highest as Price },
  }
}

/** Used again by every count, and left full of zeros. */
let counters = createCounters(0)

function createCounters(length: number) {
  return { length, products: new Uint32Array(length), remaining: new Uint32Array(length) }
}

function countersFor(keys: number) {
  if (counters.length < keys) counters = createCounters(Math.ceil(keys * 1.1))
  return counters
}
