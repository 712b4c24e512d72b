import type { AttributeFilter } from '#domain/catalogue/lists/product-card.ts'
import { withQuery } from '#app/navigation/links.ts'

/** Prefix of attribute names in the URL: `f.Brand=Adrika`. */
export const ATTRIBUTE_PREFIX = 'f.'

/** The attribute values that a query filters by. */
export function attributeFilters(query: URLSearchParams): AttributeFilter[] {
  return [...query]
    .filter(([name]) => name.startsWith(ATTRIBUTE_PREFIX))
    .map(([name, value]) => ({ name: name.slice(ATTRIBUTE_PREFIX.length), value }))
}

/** The query with one attribute value toggled, back on the first page. */
export function withFilterToggled(query: URLSearchParams, { name, value }: AttributeFilter): string {
  const entries = [...query].filter(([key]) => key !== 'page')
  const others = entries.filter(([key, text]) => key !== ATTRIBUTE_PREFIX + name || text !== value)
  if (others.length === entries.length) others.push([ATTRIBUTE_PREFIX + name, value])
  return `?${new URLSearchParams(others)}`
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

/** Tells whether a parameter of the URL is a filter. */
export function isFilter(name: string): boolean {
  return name === 'min' || name === 'max' || name.startsWith(ATTRIBUTE_PREFIX)
}
