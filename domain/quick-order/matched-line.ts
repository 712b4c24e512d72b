import type { PublicProduct } from '../catalogue/product.ts'
import type { RequestedLine } from './parse-lines.ts'

/** An article that a line may mean: a variant of a product. */
export type Candidate = { readonly product: PublicProduct; readonly variantIndex: number }

/** A line with the articles that it may mean, the likeliest first. */
export type MatchedLine = RequestedLine & {
  readonly candidates: readonly Candidate[]
  /** The place of the one article that it certainly means among the candidates; null when that is for the person to say. */
  readonly best: number | null
  /** How many of the best candidate that is; null when the line does not say, or says it in a unit that does not fit. */
  readonly pieces: number | null
}

/** A written order with its matched lines; `rest` is the text beyond the most lines one order takes. */
export type MatchedOrder = { readonly lines: readonly MatchedLine[]; readonly rest: string }
