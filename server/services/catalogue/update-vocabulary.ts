import { vocabularyKeys } from '#search/queries/vocabulary-keys.ts'
import {
  catalogueVersion,
  readVocabularyVersion,
  writeVocabularyVersion,
} from '../../db/catalogue/catalogue-version.ts'
import type { Database, Queries } from '../../db/database.ts'
import {
  countWords,
  findLastProduct,
  listStoredWords,
  removeWords,
  saveWords,
  type CountedWord,
} from '../../db/search/vocabulary.ts'

/** The most words that are stored, and the longest one. */
const WORDS = 100_000
const LONGEST = 30
/** Products that one statement counts: others get their turn in between. */
const PRODUCTS = 200

/**
 * Brings the stored vocabulary up to date when the catalogue has changed since: every word of the products that has no digit. It corrects
 * misspelt words while the products are not in memory yet, so that it may be behind, and no change of the catalogue waits for it.
 */
export async function updateVocabulary({ database }: { readonly database: Database }): Promise<void> {
  const { queries } = database
  // of before the count: a change during it brings about another one
  const version = await catalogueVersion(queries)
  if (version === (await readVocabularyVersion(queries))) return
  const counted = await countAllWords(queries)
  const stored = new Map((await listStoredWords(queries)).map((word) => [word.word, word]))
  const changed = counted.filter(({ word, documents, named }) => {
    const before = stored.get(word)
    stored.delete(word)
    return before?.documents !== documents || before.named !== named
  })
  await removeWords(queries, [...stored.keys()])
  await saveWords(
    queries,
    changed.map((word) => ({ ...word, ...vocabularyKeys(word.word) })),
  )
  await writeVocabularyVersion(queries, version)
}

/** The words of all products, those of most products first, at most as many as are stored. */
async function countAllWords(queries: Queries): Promise<CountedWord[]> {
  const counts = new Map<string, { documents: number; named: number }>()
  let after = ''
  let last = await findLastProduct(queries, after, PRODUCTS)
  while (last !== null) {
    for (const { word, documents, named } of await countWords(queries, { after, last, longest: LONGEST })) {
      const count = counts.get(word)
      if (count === undefined) counts.set(word, { documents, named })
      else {
        count.documents += documents
        count.named += named
      }
    }
    after = last
    last = await findLastProduct(queries, after, PRODUCTS)
  }
  const words = Array.from(counts, ([word, count]) => ({ word, ...count }))
  return words.toSorted((a, b) => b.documents - a.documents || (a.word < b.word ? -1 : 1)).slice(0, WORDS)
}
