import { sql } from 'kysely'
import type { WordStatus } from '#domain/search/interpret-query.ts'
import type { VocabularyWord } from '#domain/search/spelling.ts'
import type { VocabularyKeys } from '#domain/search/vocabulary-keys.ts'
import type { Queries } from '../database.ts'

const BATCH = 1_000
/** Words that one statement compares: others get their turn in between. */
const SIMILAR_BATCH = 20

/** A word of the products: how many have it anywhere, and how many in more than their description (weights A to C). */
export type CountedWord = { readonly word: string; readonly documents: number; readonly named: number }

/** The words without digits in the search vectors of all products, those of most products first. */
export async function countWords(
  queries: Queries,
  { longest, limit }: { readonly longest: number; readonly limit: number },
): Promise<CountedWord[]> {
  const { rows } = await sql<CountedWord>`
    select every.word, every.ndoc as documents, coalesce(names.ndoc, 0) as named
    from ts_stat('select search from products') as every
    left join ts_stat('select search from products', 'abc') as names using (word)
    where every.word !~ '[0-9]' and length(every.word) <= ${longest}
    order by every.ndoc desc, every.word limit ${limit}`.execute(queries)
  return rows
}

/** Replaces the stored vocabulary. */
export async function replaceVocabulary(
  queries: Queries,
  words: readonly (CountedWord & VocabularyKeys)[],
): Promise<void> {
  await queries.deleteFrom('search_words').execute()
  for (let start = 0; start < words.length; start += BATCH) {
    await queries
      .insertInto('search_words')
      .values(words.slice(start, start + BATCH))
      .execute()
  }
}

/** The status of each of some words in the stored vocabulary. */
export async function lookUpWords(
  queries: Queries,
  words: readonly string[],
): Promise<Map<string, WordStatus>> {
  if (words.length === 0) return new Map()
  const { rows } = await sql<{ word: string; status: WordStatus }>`
    select asked.word, case
      when exists (select from search_words where word = asked.word) then 'whole'
      when exists (
        select from search_words where word > asked.word and word < asked.word || chr(1114111)
      ) then 'beginning'
      else 'unknown' end as status
    from unnest(${[...words]}::text[]) as asked (word)`.execute(queries)
  return new Map(rows.map((row) => [row.word, row.status]))
}

/** For each of some words, stored ones that name products and share a key with it or sound similar; at most `limit` each. */
export async function findSimilarWords(
  queries: Queries,
  words: readonly VocabularyKeys[],
  limit: number,
): Promise<Map<string, VocabularyWord[]>> {
  const found: (VocabularyWord & { asked: string })[] = []
  for (let start = 0; start < words.length; start += SIMILAR_BATCH) {
    const batch = JSON.stringify(words.slice(start, start + SIMILAR_BATCH))
    const { rows } = await sql<VocabularyWord & { asked: string }>`
      select asked.word as asked, near.word, near.named as documents
      from json_to_recordset(${batch}::json) as asked (word text, sound text, skeleton text),
      lateral (
        select word, named from (
          select word, named from search_words where skeleton = asked.skeleton
          union
          select word, named from search_words where sound % asked.sound
        ) as alike
        where named > 0 order by named desc, word limit ${limit}
      ) as near`.execute(queries)
    found.push(...rows)
  }
  return Map.groupBy(found, (row) => row.asked)
}
