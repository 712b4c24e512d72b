import type { Facets, ProductFilters } from '#domain/catalogue/lists/product-card.ts'

export interface FilterProps {
  facets: Facets
  filters: ProductFilters
  /** Navigation state that the list carries on. */
  state?: unknown
}

/** Tells whether there is anything to filter a list by. */
export function hasFacets({ attributes, prices }: Facets): boolean {
  return attributes.length > 0 || prices !== null
}
