import { fittingVariants } from '#search/queries/fitting-variants.ts'
import { selectFacets } from '#domain/catalogue/lists/facets.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Glossary } from '#domain/catalogue/translations/glossary.ts'
import { labelFacets } from '#domain/catalogue/translations/translate.ts'
import { makeProductCard } from '#domain/catalogue/lists/make-product-card.ts'
import {
  hasFilters,
  noFilters,
  type Facets,
  type ProductCard,
  type ProductFilters,
  type ProductPage,
  type ProductSort,
} from '#domain/catalogue/lists/product-card.ts'
import { commonMeasure, sortByShown } from '#domain/catalogue/lists/sort-cards.ts'
import { isSortedByShown, MAX_SORTED, PAGE_SIZE } from '#domain/catalogue/lists/shown-order.ts'
import type { Database } from '../../db/database.ts'
import { inSubcategory, listProducts as readPage, readFacets } from '../../db/catalogue/products.ts'

type Dependencies = { readonly database: Database; readonly readGlossary: () => Promise<Glossary> }

/** A page of the products of a subcategory, with their order and filters. */
export type ListRequest = {
  readonly subcategoryId: string
  readonly page: number
  readonly sort: ProductSort
  readonly filters?: ProductFilters
}

/**
 * Lists a page of the products of a subcategory (LIST-01, LIST-08); a page beyond the last one is empty. Up to `MAX_SORTED`
 * products are sorted by the prices on their cards, which depend on the filters.
 */
export async function listProducts(
  { database, readGlossary }: Dependencies,
  list: ListRequest,
): Promise<ProductPage> {
  const { filters = noFilters, page, sort, subcategoryId } = list
  const offset = (page - 1) * PAGE_SIZE
  const glossary = await readGlossary()
  const read = (range: { readonly offset: number; readonly limit: number }) =>
    readPage(database.queries, { subcategoryId, filters, sort, language: glossary.language, ...range })
  const toCard = (record: Product): ProductCard =>
    makeProductCard(record, glossary, (product) => fittingVariants(product, { filters }))
  if (isSortedByShown(sort, hasFilters(filters))) {
    const { products, total } = await read({ offset: 0, limit: MAX_SORTED })
    if (total <= MAX_SORTED) {
      const sorted = sortByShown(products.map(toCard), sort)
      const cards = sorted.slice(offset, offset + PAGE_SIZE)
      return { cards, total, page, pageSize: PAGE_SIZE, measure: commonMeasure(sorted) }
    }
  }
  const { products, total } = await read({ offset, limit: PAGE_SIZE })
  const cards = products.map(toCard)
  return { cards, total, page, pageSize: PAGE_SIZE, measure: commonMeasure(cards) }
}

/** Lists the facets of a subcategory, counted in combination with the chosen filters (LIST-08). */
export async function listFacets(
  { database, readGlossary }: Dependencies,
  { subcategoryId, filters }: Required<Pick<ListRequest, 'subcategoryId' | 'filters'>>,
): Promise<Facets> {
  const { counted, prices } = await readFacets(database.queries, {
    scope: inSubcategory(subcategoryId),
    filters,
  })
  return labelFacets({ attributes: selectFacets(counted), prices }, await readGlossary())
}
