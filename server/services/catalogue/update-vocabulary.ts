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

/** The most words that are stored, and the length of the longest. */
const WORDS = 100_000
const LONGEST = 30
/** Products counted by one statement; other requests run in between. */
const PRODUCTS = 200

/**
 * Updates the stored vocabulary, all words of the products without a digit, if the catalogue has changed since. It corrects
 * misspelt words only until the products are in memory, so it may lag behind, and no change of the catalogue waits for it.
 */
export async function updateVocabulary({ database }: { readonly database: Database }): Promise<void> {
  const { queries } = database
  // read before the count: a change during it causes another one
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

/** Counts the words of all products, those of most products first, at most `WORDS`. */
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
