import { vocabularyKeys } from '#domain/search/vocabulary-keys.ts'
import type { Queries } from '../../../db/database.ts'
import { countWords, replaceVocabulary } from '../../../db/search/vocabulary.ts'

/** The most words that are stored, and the longest one. */
const WORDS = 100_000
const LONGEST = 30

/** Rebuilds the vocabulary that misspelt words are corrected with: every word of the products that has no digit. */
export async function rebuildVocabulary(queries: Queries): Promise<void> {
  const words = await countWords(queries, { longest: LONGEST, limit: WORDS })
  await replaceVocabulary(
    queries,
    words.map((word) => ({ ...word, ...vocabularyKeys(word.word) })),
  )
}
