import type { Price } from '../money/price.ts'
import type { ProductPage } from './product-card.ts'

/** A category that a person may mean; a subcategory is shown on the page of its main category. */
export type CategorySuggestion = {
  readonly kind: 'main' | 'sub'
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly mainCategoryId: string
}

/** A product that a person may mean; the price with GST is that of its first variant. */
export type ProductSuggestion = {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly price: Price | null
}

/** What to offer while somebody is typing. */
export type Suggestions = {
  readonly categories: readonly CategorySuggestion[]
  readonly products: readonly ProductSuggestion[]
}

/** One page of what a search has found. */
export type SearchPage = ProductPage & {
  /** The words that were searched for in the place of mistyped ones, or null. */
  readonly corrected: string | null
  /** Whether the goods bear all words of the query, or, where none does, some of them. */
  readonly match: 'all' | 'some'
}
