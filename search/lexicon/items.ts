import type { Lexicon } from './lexicon.ts'
import type { Measure } from './numbers/measures.ts'
import type { RawToken } from './raw-tokens.ts'
import type { NameNeighbours } from './names/name-neighbours.ts'
import type { LoanWords } from './reading/english-sound.ts'
import type { SpokenNames } from './spoken-names.ts'

/** One reading of a term: the words that a product kind must bear, and whether they name a product kind by themselves. */
export type Reading = { readonly words: readonly string[]; readonly namesProduct: boolean }

/** Reasons why a count is asked for. */
export const countReasons = [
  'grouping',
  'nothing',
  'negative',
  'range',
  'sum',
  'product',
  'several',
  'notation',
  'numbering',
] as const

/** A count that may be another one: what was written, why it is not certain, and how many it may mean. */
export type CountDoubt = {
  readonly written: string
  readonly reason: (typeof countReasons)[number]
  readonly mayBe: readonly number[]
}

/** A part of a text with its meaning. */
export type Item =
  | {
      readonly kind: 'term'
      readonly readings: readonly Reading[]
      /** The words as written, which favour a product kind that has them. */
      readonly hints: readonly string[]
      /** The product kind is a brand's, and the brand may not be sold. */
      readonly isBrand: boolean
      /** A unit by itself: nothing is wrong when the product kind does not have it. */
      readonly isOptional: boolean
      /** True when the word names the purpose of the product, not the product. */
      readonly isPurpose: boolean
      /** The word stands in brackets behind the product: it may say which one it is. */
      readonly isAside?: boolean
      /** The word names what comes with the product: the pillar cock of `wash basin with pillar cock`. */
      readonly isAccessory?: boolean
      /** All words are the catalogue's: a product kind that has them fits better. */
      readonly isLiteral: boolean
      /** The word was written otherwise. */
      readonly isGuess: boolean
      /** The word is also a brand: the anchor of `anchor 6 A switch` fastens nothing. */
      readonly isMaybeBrand?: boolean
      /** A thing or a part of one, which names nothing before another noun. */
      readonly isThing?: boolean
      /** The word is known only as part of a name, such as that of a spare. */
      readonly isOfLongerName?: boolean
      /** The word is known only as the noun of names of what is not sold: the bender of `pipe bender`. */
      readonly isOthersNoun?: boolean
      /** The unit that the word is otherwise: the bag of `putty bag 2`. */
      readonly unit?: string
    }
  | { readonly kind: 'measure'; readonly measure: Measure }
  | {
      readonly kind: 'number'
      readonly value: number
      readonly isMarked: boolean
      /** Written with `no`, which counts or names a size. */
      readonly isLoose: boolean
      readonly doubt?: CountDoubt
    }
  | {
      readonly kind: 'quantity'
      readonly value: number
      readonly unit: string
      readonly doubt?: CountDoubt
      /** Doubt about it where the number before it is no size. */
      readonly unlessSize?: CountDoubt
    }
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'and' }
  | { readonly kind: 'filler'; readonly what: string; readonly hints: readonly string[] }
  | { readonly kind: 'unknown'; readonly word: string }

/** An item with the text that it was read from. */
export type WrittenItem = { readonly item: Item; readonly text: string }

/** Vocabulary that texts are read with. */
export type Vocabulary = {
  readonly lexicon: Lexicon
  /** The words of the catalogue. */
  readonly words: ReadonlySet<string>
  /** Every two words that follow each other in a name of the catalogue. */
  readonly pairs?: { readonly has: (pair: string) => boolean }
  /** The words of the catalogue's names that initials stand for, by the initial and the word behind it. */
  readonly initials?: ReadonlyMap<string, string>
  /** The words that stand beside each other in the catalogue's names. */
  readonly neighbours?: NameNeighbours
  /** The brands of the catalogue: they are bought here, whatever else the name means. */
  readonly brands: ReadonlySet<string>
  readonly sounds: ReadonlyMap<string, readonly string[]>
  readonly skeletons: ReadonlyMap<string, readonly string[]>
  readonly voiceless: ReadonlyMap<string, readonly string[]>
  /** The words of the catalogue by how English sounds. */
  readonly loans: LoanWords
  /** The names of the trade and of the catalogue, by how they sound in any script. */
  readonly spoken: readonly SpokenNames[]
  /** The acronyms of the catalogue by the consonants of how they are said: swr as of `es dabalyu ar`. */
  readonly acronyms: ReadonlyMap<string, string>
  /** The words of the catalogue by their first letter. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>
  /** Unknown words that have been looked up, with the phrase they most likely are. */
  readonly guesses: Map<string, string | null>
  /** The words that name product kinds that are sold: nothing is mended towards others. */
  readonly sold: { readonly has: (word: string) => boolean }
  /** Number of unknown words of this text that may still be compared with all that are known; the others stay unknown. */
  readonly budget?: { left: number }
}

/** The state of reading: tokens and what was read so far. */
export type Cursor = {
  readonly tokens: readonly RawToken[]
  readonly words: readonly string[]
  readonly vocabulary: Vocabulary
  readonly items: Item[]
  /** Catalogue texts are read literally: English phrases only, and nothing is guessed. */
  readonly isCatalogue: boolean
}
