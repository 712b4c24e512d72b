import { productPath } from '#domain/catalogue/lists/product-card.ts'
import type { Suggestions } from '#domain/catalogue/lists/suggestions.ts'
import { formatPrice } from '#domain/money/format.ts'
import type { Price } from '#domain/money/price.ts'

/** A row of the suggestion list. */
export interface SuggestionEntry {
  key: string
  kind: 'category' | 'kind' | 'product'
  name: string
  /** Product kinds only: the sizes that it is sold in, and how many more there are. */
  sizes: readonly string[]
  moreSizes: number
  image: string | null
  /** Formatted; of a product kind that is more than one product or size, the lowest one. */
  price: string | null
  isLowest: boolean
  path: string
}

/** Number of categories to list above products. */
const MAX_CATEGORIES = 3

/** The rows for the suggestions, categories first; without anything else, all categories. */
export function suggestionEntries(
  { categories, kinds, products }: Suggestions,
  { hidePrices = false }: { readonly hidePrices?: boolean } = {},
): SuggestionEntry[] {
  const priceOf = (price: Price | null) => (price === null || hidePrices ? null : formatPrice(price))
  const shown = products.length + kinds.length === 0 ? categories : categories.slice(0, MAX_CATEGORIES)
  return [
    ...shown.map(({ kind, id, name, image, mainCategoryId }): SuggestionEntry => {
      const query = new URLSearchParams({ mainCat: mainCategoryId })
      if (kind === 'sub') query.set('sub', id)
      return {
        key: `${kind} ${id}`,
        kind: 'category',
        name,
        image,
        sizes: [],
        moreSizes: 0,
        price: null,
        isLowest: false,
        path: `/subpage?${query}`,
      }
    }),
    ...kinds.map(({ name, image, sizes, moreSizes, priceFrom, query, product }): SuggestionEntry => ({
      key: `kind ${name}`,
      kind: 'kind',
      name,
      image,
      sizes,
      moreSizes,
      price: priceOf(priceFrom),
      isLowest: product === null,
      path: product === null ? searchPath(query) : productPath(product.id, product.variantIndex),
    })),
    ...products.map(({ id, name, image, price }): SuggestionEntry => {
      const path = productPath(id, 0)
      return {
        key: `product ${id}`,
        kind: 'product',
        name,
        image,
        sizes: [],
        moreSizes: 0,
        path,
        price: priceOf(price),
        isLowest: false,
      }
    }),
  ]
}

/** The path of the search results for a query. */
export function searchPath(text: string): string {
  return `/search?${new URLSearchParams({ q: text.trim() })}`
}
