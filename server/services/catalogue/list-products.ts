import { variantsForFilters } from '#domain/search/fitting-variants.ts'
import { selectFacets } from '#domain/catalogue/facets.ts'
import { toPublicProduct } from '#domain/catalogue/product.ts'
import {
  noFilters,
  toProductCard,
  type Facets,
  type ProductFilters,
  type ProductPage,
  type ProductSort,
} from '#domain/catalogue/product-card.ts'
import type { Database } from '../../db/database.ts'
import { listProducts as readPage, readFacets } from '../../db/catalogue/products.ts'

type Dependencies = { readonly database: Database }

/** The products on one page of a list. */
const PAGE_SIZE = 24

/** Which products of a subcategory to list. */
export type ListRequest = {
  readonly subcategoryId: string
  readonly page: number
  readonly sort: ProductSort
  readonly filters?: ProductFilters
}

/** One page of the products of a subcategory (LIST-01, LIST-08); a page beyond the last one is empty. */
export async function listProducts({ database }: Dependencies, list: ListRequest): Promise<ProductPage> {
  const { products, total } = await readPage(database.queries, {
    subcategoryId: list.subcategoryId,
    filters: list.filters ?? noFilters,
    sort: list.sort,
    offset: (list.page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  })
  const cards = products.map((record) => {
    const product = toPublicProduct(record)
    return toProductCard(product, list.filters ? variantsForFilters(product, list.filters) : null)
  })
  return { cards, total, page: list.page, pageSize: PAGE_SIZE }
}

/** The facets of a subcategory, counted in combination with the chosen filters (LIST-08). */
export async function listFacets(
  { database }: Dependencies,
  list: Required<Pick<ListRequest, 'subcategoryId' | 'filters'>>,
): Promise<Facets> {
  const { counted, prices } = await readFacets(database.queries, list)
  return { attributes: selectFacets(counted), prices }
}
