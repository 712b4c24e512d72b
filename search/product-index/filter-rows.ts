import { attributeKey } from '#domain/catalogue/attribute-key.ts'
import type { ProductFilters } from '#domain/catalogue/lists/product-card.ts'
import type { ProductRows } from './product-rows.ts'

/** The filters of a list as tests of a row: one on the price, and one for each attribute. */
export function rowTests(rows: ProductRows, { minPrice, maxPrice, attributes }: ProductFilters) {
  const isOpen = minPrice === undefined && maxPrice === undefined
  const lowest = minPrice ?? 0
  const highest = maxPrice ?? Number.MAX_SAFE_INTEGER
  const numbersByName = Map.groupBy(attributes, ({ name }) => name)
  const byName = new Map(
    Array.from(numbersByName, ([name, values]) => {
      const numbers = new Set(values.flatMap((value) => rows.keys.known(attributeKey(value)) ?? []))
      return [
        name,
        (row: number): boolean => rows.attributes.some(row, (number) => numbers.has(number)),
      ] as const
    }),
  )
  return {
    inRange: (row: number): boolean =>
      isOpen || rows.prices.some(row, (price) => price >= lowest && price <= highest),
    byName,
  }
}

/** Tells whether a row passes all filters of a list. */
export function filterRows(rows: ProductRows, filters: ProductFilters): (row: number) => boolean {
  const { inRange, byName } = rowTests(rows, filters)
  const tests = [...byName.values()]
  return (row) => inRange(row) && tests.every((has) => has(row))
}
