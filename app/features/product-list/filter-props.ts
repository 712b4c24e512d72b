import type { Facets, ProductFilters } from '#domain/catalogue/product-card.ts'

export interface FilterProps {
  facets: Facets
  filters: ProductFilters
  /** Navigation state that the list carries on. */
  state?: unknown
}
