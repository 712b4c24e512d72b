import { sql } from 'kysely'
import type { WordStatus } from '#search/queries/interpret-query.ts'
import type { VocabularyWord } from '#domain/text/spelling.ts'
import type { VocabularyKeys } from '#search/queries/vocabulary-keys.ts'
import { writeVocabularyVersion } from '../catalogue/catalogue-version.ts'
import type { Queries } from '../database.ts'

const BATCH = 1_000
/** Words that one statement compares: others get their turn in between. */
const SIMILAR_BATCH = 20

/** A word of the products: how many have it anywhere, and how many in more than their description (weights A to C). */
export type CountedWord = { readonly word: string; readonly documents: number; readonly named: number }

/** A word of the stored vocabulary. */
export type StoredWord = CountedWord & VocabularyKeys

/** The last of the next `limit` products by id after one of them; null when there are no more. */
export async function findLastProduct(
  queries: Queries,
  after: string,
  limit: number,
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    select max(id) as last from (select id from products where id > ${after} order by id limit ${limit}) as next`.execute(
    queries,
  )
  return rows[0]?.last ?? null
}

/** The words without digits, of at most `longest` letters, of the products after one id up to another. */
export async function countWords(
  queries: Queries,
  { after, last, longest }: { readonly after: string; readonly last: string; readonly longest: number },
): Promise<CountedWord[]> {
  const { rows } = await sql<CountedWord>`
    select lexeme as word, count(*)::integer as documents,
      count(*) filter (where weights && array['A', 'B', 'C'])::integer as named
    from products, unnest(search) as words
    where id > ${after} and id <= ${last} and lexeme !~ '[0-9]' and length(lexeme) <= ${longest}
    group by lexeme`.execute(queries)
  return rows
}

/** The counts of all stored words. */
export async function listStoredWords(queries: Queries): Promise<CountedWord[]> {
  return queries.selectFrom('search_words').select(['word', 'documents', 'named']).execute()
}

/** Adds words to the stored vocabulary, or gives those that are in it new counts. */
export async function saveWords(queries: Queries, words: readonly StoredWord[]): Promise<void> {
  for (let start = 0; start < words.length; start += BATCH) {
    await queries
      .insertInto('search_words')
      .values(words.slice(start, start + BATCH))
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet((stored) => ({
          documents: stored.ref('excluded.documents'),
          named: stored.ref('excluded.named'),
        })),
      )
      .execute()
  }
}

/** Takes words out of the stored vocabulary. */
export async function removeWords(queries: Queries, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await sql`delete from search_words where word = any(${[...words]}::text[])`.execute(queries)
}

/** Empties the stored vocabulary, as before the first count. */
export async function clearVocabulary(queries: Queries): Promise<void> {
  await queries.deleteFrom('search_words').execute()
  await writeVocabularyVersion(queries, 0)
}

/** The status of each of some words in the stored vocabulary. */
export async function lookUpWords(
  queries: Queries,
  words: readonly string[],
): Promise<Map<string, WordStatus>> {
  if (words.length === 0) return new Map()
  const { rows } = await sql<{ word: string; status: WordStatus }>`
    select queried.word, case
      when exists (select from search_words where word = queried.word) then 'whole'
      when exists (
        select from search_words where word > queried.word and word < queried.word || chr(1114111)
      ) then 'beginning'
      else 'unknown' end as status
    from unnest(${[...words]}::text[]) as queried (word)`.execute(queries)
  return new Map(rows.map((row) => [row.word, row.status]))
}

/** For each of some words, stored ones that name products and share a key with it or sound similar; at most `limit` each. */
export async function findSimilarWords(
  queries: Queries,
  words: readonly VocabularyKeys[],
  limit: number,
): Promise<Map<string, VocabularyWord[]>> {
  const found: (VocabularyWord & { queried: string })[] = []
  for (let start = 0; start < words.length; start += SIMILAR_BATCH) {
    const batch = JSON.stringify(words.slice(start, start + SIMILAR_BATCH))
    const { rows } = await sql<VocabularyWord & { queried: string }>`
      select queried.word as queried, near.word, near.named as documents
      from json_to_recordset(${batch}::json) as queried (word text, sound text, skeleton text),
      lateral (
        select word, named from (
          select word, named from search_words where skeleton = queried.skeleton
          union
          select word, named from search_words where sound % queried.sound
        ) as alike
        where named > 0 order by named desc, word limit ${limit}
      ) as near`.execute(queries)
    found.push(...rows)
  }
  return Map.groupBy(found, (row) => row.queried)
}
