import {
  productSorts,
  type AttributeFilter,
  type ProductFilters,
  type ProductSort,
} from '#domain/catalogue/lists/product-card.ts'
import type { Price } from '#domain/money/price.ts'
import { parsePrice } from '#domain/money/parse-price.ts'
import { PRICE_SCALE } from '#domain/money/price.ts'
import type { PriceWords } from '#search/queries/read-price-words.ts'
import { withQuery } from '#app/navigation/links.ts'

export interface ListQuery {
  page: number
  sort: ProductSort
  filters: ProductFilters
}

/** Prefix of attribute names in the URL: `f.Brand=Adrika`. */
export const ATTRIBUTE_PREFIX = 'f.'
const MAX_FILTERS = 24

/** Page, sort order and filters of a product list from its URL; invalid values are ignored (LIST-08). */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const sort = productSorts.find((known) => known === query.get('sort')) ?? 'featured'
  return { page, sort, filters: readFilters(query) }
}

/** The query with one attribute value toggled, back on the first page. */
export function withFilterToggled(query: URLSearchParams, { name, value }: AttributeFilter): string {
  const entries = [...query].filter(([key]) => key !== 'page')
  const others = entries.filter(([key, text]) => key !== ATTRIBUTE_PREFIX + name || text !== value)
  if (others.length === entries.length) others.push([ATTRIBUTE_PREFIX + name, value])
  return `?${new URLSearchParams(others)}`
}

/** A search with what its words say of the price as filter and sort order, which what the URL says already goes before. */
export function withPriceWords(query: URLSearchParams, { rest, ...words }: PriceWords): string {
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

/** The query without its price range. */
export function withoutPriceRange(query: URLSearchParams): string {
  return withQuery(query, { min: null, max: null, page: null })
}

/** The query without filters. */
export function withoutFilters(query: URLSearchParams): string {
  const remaining = [...query].filter(([name]) => !isFilter(name) && name !== 'page')
  return `?${new URLSearchParams(remaining)}`
}

/** The query with its filters replaced by those of a form; empty fields are ignored. */
export function withFilterForm(query: URLSearchParams, form: FormData): string {
  const next = new URLSearchParams(withoutFilters(query))
  for (const [name, value] of form) {
    if (isFilter(name) && typeof value === 'string' && value.trim() !== '') next.append(name, value.trim())
  }
  return `?${next}`
}

function isFilter(name: string): boolean {
  return name === 'min' || name === 'max' || name.startsWith(ATTRIBUTE_PREFIX)
}

function readFilters(query: URLSearchParams): ProductFilters {
  const filters = [...query].filter(([name]) => name.startsWith(ATTRIBUTE_PREFIX)).slice(0, MAX_FILTERS)
  return {
    minPrice: readBound(query.get('min')),
    maxPrice: readBound(query.get('max')),
    attributes: filters.map(([name, value]) => ({ name: name.slice(ATTRIBUTE_PREFIX.length), value })),
  }
}

function readBound(text: string | null): Price | undefined {
  const reading = parsePrice(text ?? '')
  return 'price' in reading ? reading.price : undefined
}
