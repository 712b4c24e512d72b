import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { Status } from '../product-kinds/reading/decide.ts'
import type { Contents } from '../product-kinds/convert.ts'
import type { CountDoubt } from '../lexicon/items.ts'

/** A product of a candidate; `contents` is how much one unit of each variant holds. */
export type CandidateProduct = { readonly product: PublicProduct; readonly contents: readonly Contents[] }

/** A variant, and the brand that it is of. */
export type BrandOffer = { readonly brand: string; readonly productId: string; readonly variantIndex: number }

/** A variant that a line may mean, in the brand that this customer or the shop prefers, with the same of other brands. */
export type Candidate = {
  readonly offer: BrandOffer
  /** The quantity in whole sales units; null when the line has none or it cannot be known. */
  readonly pieces: number | null
  readonly otherBrands: readonly BrandOffer[]
}

/** A line of a written order with its candidates, best first. */
export type MatchedLine = {
  readonly text: string
  /** The words that a choice for it is remembered for. */
  readonly words: string | null
  /** The customer chose this for the same words before. */
  readonly isRemembered: boolean
  /** Words that were not understood, as written. */
  readonly unread: readonly string[]
  /** Measures that nothing of what is suggested has, as written. */
  readonly unmatched: readonly string[]
  readonly status: Status
  /** Null where none is written, or one that may mean another. */
  readonly quantity: number | null
  readonly doubt?: CountDoubt
  readonly unit: string | null
  readonly candidates: readonly Candidate[]
  /** Attributes of the chosen candidate that were taken for granted, such as `chrome`. */
  readonly assumed: readonly string[]
}

/** A written order; `setAside` are the rows that order nothing, `rest` is the text beyond the most rows one order takes. */
export type MatchedOrder = {
  readonly lines: readonly MatchedLine[]
  readonly products: readonly CandidateProduct[]
  readonly setAside: readonly string[]
  readonly rest: string
}
