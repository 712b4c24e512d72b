import type { Price } from '../../money/price.ts'
import type { Facets, ProductPage } from './product-card.ts'

/** A suggested category; a subcategory is shown on the page of its main category. */
export type CategorySuggestion = {
  readonly kind: 'main' | 'sub'
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly mainCategoryId: string
}

/** A suggested product with the price with GST of the first variant that is for sale. */
export type ProductSuggestion = {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly price: Price | null
  /** The variant that the price is of; the first one where there is none. */
  readonly variantIndex: number
}

/** A suggested product kind with the sizes that it is sold in, whoever makes it. */
export type KindSuggestion = {
  readonly name: string
  readonly image: string | null
  /** The first sizes of those that fit the text, and how many more there are. */
  readonly sizes: readonly string[]
  readonly moreSizes: number
  readonly priceFrom: Price | null
  /** Search that shows it. */
  readonly query: string
  /** The only product and variant that it is, if it is only one. */
  readonly product: { readonly id: string; readonly variantIndex: number } | null
}

/** Suggestions while the customer types; products by themselves only where no product kind fits. */
export type Suggestions = {
  readonly categories: readonly CategorySuggestion[]
  readonly kinds: readonly KindSuggestion[]
  readonly products: readonly ProductSuggestion[]
}

/** One page of search results. */
export type SearchPage = ProductPage & {
  /** The filters of what was found, with counts (SEARCH-02). */
  readonly facets: Facets
  /** The corrected query that was searched for instead of a misspelt one, or null. */
  readonly corrected: string | null
  /** `all` when the products match all terms of the query, `some` when none does. */
  readonly match: 'all' | 'some'
  /** The written sizes that nothing is sold in; the products are those in the nearest sizes (SEARCH-04). */
  readonly missingSizes: readonly string[]
  /** The written brands that are not sold; the products are of other brands. */
  readonly missingBrands: readonly string[]
  /** True when the thing searched for is known, and not sold here. */
  readonly isNotSold: boolean
  /** Of what is not sold, the categories that are nearest to it. */
  readonly nearest: readonly CategorySuggestion[]
  /** Only words were searched for, since the product kinds were not at hand. */
  readonly isProvisional: boolean
}
