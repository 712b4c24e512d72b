import type { Vocabulary } from './items.ts'

/** Tells whether a word is one of the catalogue, a brand or a word of the trade. */
export function isKnown({ words, brands, lexicon }: Vocabulary, word: string): boolean {
  return words.has(word) || brands.has(word) || lexicon.phrases.has(word)
}
