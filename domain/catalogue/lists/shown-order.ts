import type { ProductSort } from './product-card.ts'

/** The products on one page of a list. */
export const PAGE_SIZE = 24

/** A longer list is sorted by the lowest price of each product, which the database knows. */
export const MAX_SORTED = 500

/** Tells whether an order goes by the variants that the cards show, for which all products of a list are read. */
export function isSortedByShown(sort: ProductSort, isNarrowed: boolean): boolean {
  return sort === 'measure-up' || (isNarrowed && (sort === 'price-up' || sort === 'price-down'))
}
