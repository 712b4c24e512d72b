import { productSorts, type ProductFilters, type ProductSort } from '#domain/catalogue/lists/product-card.ts'
import { parsePrice } from '#domain/money/parse-price.ts'
import { PRICE_SCALE, type Price } from '#domain/money/price.ts'
import type { PriceWords } from '#search/queries/read-price-words.ts'
import { withQuery } from '#app/navigation/links.ts'
import { attributeFilters } from './list-query.ts'

export interface ListQuery {
  page: number
  sort: ProductSort
  filters: ProductFilters
}

const MAX_FILTERS = 24

/** Page, sort order and filters of a product list from its URL; invalid values are ignored (LIST-08). For loaders. */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const sort = productSorts.find((known) => known === query.get('sort')) ?? 'featured'
  return { page, sort, filters: readFilters(query) }
}

/** A search with what its words say of the price as filter and sort order, which what the URL says already goes before. For loaders. */
export function withPriceRange(query: URLSearchParams, { rest, ...words }: PriceWords): string {
  const { minPrice, maxPrice, sort } = words
  const inUrl = (name: string, value: string | undefined) => query.get(name) ?? value ?? null
  const isBounded = query.has('min') || query.has('max')
  const rupees = (price: Price | undefined) =>
    price === undefined || isBounded ? undefined : String(price / PRICE_SCALE)
  return withQuery(query, {
    q: rest,
    min: inUrl('min', rupees(minPrice)),
    max: inUrl('max', rupees(maxPrice)),
    sort: inUrl('sort', sort),
    page: null,
  })
}

function readFilters(query: URLSearchParams): ProductFilters {
  return {
    minPrice: readBound(query.get('min')),
    maxPrice: readBound(query.get('max')),
    attributes: attributeFilters(query).slice(0, MAX_FILTERS),
  }
}

function readBound(text: string | null): Price | undefined {
  const reading = parsePrice(text ?? '')
  return 'price' in reading ? reading.price : undefined
}
