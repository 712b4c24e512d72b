import { productPath } from '#domain/catalogue/lists/product-card.ts'
import type { KindSuggestion, Suggestions } from '#domain/catalogue/lists/suggestions.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { formatPrice } from '#domain/money/format.ts'
import type { Price } from '#domain/money/price.ts'
import type { OwnPricesState } from '#app/features/cart/own-prices/own-prices-slice.ts'

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

/** Own prices of whoever searches, as far as they are known. */
export type KnownPrices = Pick<OwnPricesState, 'byVariant' | 'known'>

/** Number of categories to list above products. */
const MAX_CATEGORIES = 3

/** The products among suggestions whose price is that of one variant. */
export function pricedSuggestions({ kinds, products }: Suggestions): string[] {
  return [
    ...kinds.flatMap((kind) => (isOneSize(kind) ? [kind.product.id] : [])),
    ...products.map(({ id }) => id),
  ]
}

/**
 * The rows for the suggestions, categories first; without anything else, all categories. Whoever has own prices sees what a variant will be
 * charged at once that is known, and no lowest price of several products, which would be that of everybody else (PRICE-08).
 */
export function suggestionEntries(
  { categories, kinds, products }: Suggestions,
  own: KnownPrices | null = null,
): SuggestionEntry[] {
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
    ...kinds.map((kind): SuggestionEntry => {
      const { name, image, sizes, moreSizes, priceFrom, query, product } = kind
      return {
        key: `kind ${name}`,
        kind: 'kind',
        name,
        image,
        sizes,
        moreSizes,
        price: priceText(isOneSize(kind) ? priceFor(kind.product, priceFrom, own) : own ? null : priceFrom),
        isLowest: !isOneSize(kind),
        path: product === null ? searchPath(query) : productPath(product.id, product.variantIndex),
      }
    }),
    ...products.map(({ id, name, image, price, variantIndex }): SuggestionEntry => {
      const path = productPath(id, variantIndex)
      return {
        key: `product ${id}`,
        kind: 'product',
        name,
        image,
        sizes: [],
        moreSizes: 0,
        path,
        price: priceText(priceFor({ id, variantIndex }, price, own)),
        isLowest: false,
      }
    }),
  ]
}

type Variant = NonNullable<KindSuggestion['product']>

function isOneSize(kind: KindSuggestion): kind is KindSuggestion & { readonly product: Variant } {
  return kind.product !== null && kind.sizes.length + kind.moreSizes <= 1
}

/** Price that a variant will be charged at; null until it is known. */
function priceFor({ id, variantIndex }: Variant, price: Price | null, own: KnownPrices | null): Price | null {
  if (own === null || price === null) return price
  return own.known[id] ? (own.byVariant[compositeId(id, variantIndex)]?.priceWithGst ?? price) : null
}

function priceText(price: Price | null): string | null {
  return price === null ? null : formatPrice(price)
}

/** The path of the search results for a query. */
export function searchPath(text: string): string {
  return `/search?${new URLSearchParams({ q: text.trim() })}`
}
