import type { PublicProduct } from '../catalogue/product.ts'
import type { RequestedLine } from './parse-lines.ts'

/** A variant that a requested line may mean. */
export type Candidate = { readonly product: PublicProduct; readonly variantIndex: number }

/** A requested line with its candidates, best first. */
export type MatchedLine = RequestedLine & {
  readonly candidates: readonly Candidate[]
  /** The index of the candidate that is certainly meant; null when the customer has to choose. */
  readonly best: number | null
  /** The quantity in sales units of the best candidate; null when the line has none or its unit cannot be converted. */
  readonly pieces: number | null
}

/** A written order with its matched lines; `rest` is the text beyond the most lines one order takes. */
export type MatchedOrder = { readonly lines: readonly MatchedLine[]; readonly rest: string }
