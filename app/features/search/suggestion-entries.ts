import { productPath } from '#domain/catalogue/product-card.ts'
import type { Suggestions } from '#domain/catalogue/suggestions.ts'
import { formatPrice } from '#domain/money/format.ts'

/** A row of the suggestion list. */
export interface SuggestionEntry {
  key: string
  kind: 'category' | 'product'
  name: string
  image: string | null
  /** Formatted; products only. */
  price: string | null
  path: string
}

/** How many categories to list above products. */
const MAX_CATEGORIES = 3

/** The rows for the suggestions, categories first; without products, all categories. */
export function suggestionEntries({ categories, products }: Suggestions): SuggestionEntry[] {
  const shown = products.length === 0 ? categories : categories.slice(0, MAX_CATEGORIES)
  return [
    ...shown.map(({ kind, id, name, image, mainCategoryId }): SuggestionEntry => {
      const query = new URLSearchParams({ mainCat: mainCategoryId })
      if (kind === 'sub') query.set('sub', id)
      return { key: `${kind} ${id}`, kind: 'category', name, image, price: null, path: `/subpage?${query}` }
    }),
    ...products.map(({ id, name, image, price }): SuggestionEntry => {
      const path = productPath(id, 0)
      return {
        key: `product ${id}`,
        kind: 'product',
        name,
        image,
        path,
        price: price === null ? null : formatPrice(price),
      }
    }),
  ]
}

/** The path of the search results for a query. */
export function searchPath(text: string): string {
  return `/search?${new URLSearchParams({ q: text.trim() })}`
}
