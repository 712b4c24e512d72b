import { productSorts, type ProductSort } from '#domain/catalogue/product-card.ts'

export interface ListQuery {
  page: number
  sort: ProductSort
}

/** Page and order of a product list from its address; anything else is the first page as featured (LIST-08). */
export function readListQuery(query: URLSearchParams): ListQuery {
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const sort = productSorts.find((known) => known === query.get('sort')) ?? 'featured'
  return { page, sort }
}
