import { normalizeText } from '#domain/text/normalize-text.ts'
import type { WrittenItem } from '../lexicon/items.ts'

/** Choice that somebody made for their words (QO-09): a product, and the options of its variant as one text. */
export type RememberedChoice = {
  /** The words of a line without sizes, quantities and courtesies. */
  readonly words: string
  readonly productId: string
  readonly options: string
}

/** Choices by words, the latest first. */
export type RememberedChoices = ReadonlyMap<string, readonly RememberedChoice[]>

/** The longest words that are remembered. */
export const MAX_REMEMBERED_WORDS = 100
/** The most choices of one person; the oldest are forgotten first. */
export const MAX_REMEMBERED = 300

/** Choices by words; of the given ones, the latest come first. */
export function byWords(choices: readonly RememberedChoice[]): RememberedChoices {
  return Map.groupBy(choices, ({ words }) => words)
}

/**
 * The words that a choice is remembered for; null when there are none, or too many. Sizes, grades in figures and quantities are no
 * part of them: those are conditions, whatever was chosen before.
 */
export function wordsOf(items: readonly WrittenItem[]): string | null {
  const words = items
    .filter(({ item }) => item.kind === 'term' || item.kind === 'unknown')
    .map(({ text }) => text)
  const normalized = normalizeText(words.join(' '))
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return /\p{L}/u.test(normalized) && normalized.length <= MAX_REMEMBERED_WORDS ? normalized : null
}
