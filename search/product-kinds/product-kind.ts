import type { Price } from '#domain/money/price.ts'
import type { Measure } from '../lexicon/numbers/measures.ts'
import type { Contents } from './convert.ts'

/** A product of a product kind: the kind of one brand and model. All its offers share it, as there are several of each. */
export type OfferedProduct = {
  readonly id: string
  /** Its place in the catalogue. */
  readonly position: number
  readonly brand: string
  readonly model: string
  /** The words of brand and model. */
  readonly words: ReadonlySet<string>
}

/** A variant of a product in one size; the price is that of one unit, with GST. */
export type Offer = {
  readonly product: OfferedProduct
  readonly variantIndex: number
  readonly price: Price
}

/** A variant of a product kind whoever makes it. */
export type Size = {
  readonly label: string
  readonly unit: string | null
  readonly words: ReadonlySet<string>
  readonly measures: readonly Measure[]
  /** Content of one sales unit, by unit: kg, piece, sq ft, metre, litre, cft. */
  readonly contents: Contents
  readonly offers: Offer[]
}

/** A product kind without brand and model: what a line of an order names. */
export type ProductKind = {
  readonly name: string
  /** A picture of its first product. */
  readonly image: string | null
  /** Noun of the product kind: `elbow`. */
  readonly head: string
  /** The last word of its name: a cover spacer is a spacer. */
  readonly lastWord: string
  readonly nameWords: ReadonlySet<string>
  /** Words that no other name has, and which name it as well as its head does: `hdhmr`. */
  readonly distinctive: ReadonlySet<string>
  /** The words by which those of the same noun are told apart: couplers by CPVC, wires by red, while any wheelbarrow may be of steel. */
  readonly toldBy: ReadonlySet<string>
  /** Words of the name that need not be said: what a trade takes for granted is not among them. */
  readonly qualifiers: readonly string[]
  readonly nameMeasures: readonly Measure[]
  /** Words that only hint at the product kind: attributes, categories and search words. */
  readonly softWords: ReadonlySet<string>
  /** The words of its brands and models. */
  readonly offerWords: ReadonlySet<string>
  readonly sizes: Size[]
  /** The position in the catalogue of its first product. */
  readonly position: number
}

/** A size with the offers that fit the written brand and model. */
export type Fit = { readonly size: Size; readonly offers: readonly Offer[] }
