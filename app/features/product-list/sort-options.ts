import { ORIGIN_FACET } from '#domain/catalogue/origin.ts'
import {
  productSorts,
  type Facets,
  type ProductPage,
  type ProductSort,
} from '#domain/catalogue/lists/product-card.ts'
import { sortOrderMessages } from '#messages/catalogue/sort-orders.ts'

/** Orders that a list can be put in, with what they are called, and the chosen one. */
export interface Sorting {
  current: ProductSort
  options: readonly { sort: ProductSort; label: string }[]
}

interface SortedList {
  sort: ProductSort
  facets: Facets | null
  /** Label of the default order where it is not `Featured`. */
  featured?: string
}

/**
 * The orders that make sense for a list: by price per measure where its products have one in common, by country of origin where it has
 * imported goods. Only for loaders.
 */
export function sortOptions(
  { measure }: Pick<ProductPage, 'measure'>,
  { sort, facets, featured }: SortedList,
): Sorting {
  const t = sortOrderMessages
  const isImported = facets?.attributes.some(({ name }) => name === ORIGIN_FACET) === true
  const possible = productSorts.filter(
    (each) =>
      (each !== 'measure-up' || measure !== null) && (each !== 'origin' || isImported || sort === 'origin'),
  )
  const labels: Record<ProductSort, string> = {
    ...t,
    featured: featured ?? t.featured,
    'measure-up': t.pricePer(measure ?? ''),
  }
  return {
    current: possible.includes(sort) ? sort : 'price-up',
    options: possible.map((each) => ({ sort: each, label: labels[each] })),
  }
}
