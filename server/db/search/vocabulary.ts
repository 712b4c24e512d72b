import { sql } from 'kysely'
import type { VocabularyWord } from '#domain/search/spelling.ts'
import { consonantKey, phoneticKey } from '#domain/search/phonetic-key.ts'
import type { Queries } from '../database.ts'

const BATCH = 1_000
/** The most words that are kept, those of most goods first, and the most that one mistyped word is compared with. */
const KEPT = 100_000
const COMPARED = 40

/** Makes the list of all plain words of the goods, those without digits, anew. */
export async function rebuildVocabulary(queries: Queries): Promise<void> {
  await queries.deleteFrom('search_words').execute()
  const { rows } = await sql<{ word: string; documents: number; named: number }>`
    select every.word, every.ndoc as documents, coalesce(names.ndoc, 0) as named
    from ts_stat('select search from products') as every
    left join ts_stat('select search from products', 'abc') as names using (word)
    where every.word !~ '[0-9]' and length(every.word) <= 30
    order by every.ndoc desc, every.word limit ${KEPT}`.execute(queries)
  for (let start = 0; start < rows.length; start += BATCH) {
    const values = rows.slice(start, start + BATCH).map(({ word, ...counts }) => {
      const sound = phoneticKey(word)
      return { word, ...counts, sound, skeleton: consonantKey(sound) }
    })
    await queries.insertInto('search_words').values(values).execute()
  }
}

/** Whether a word stands in the goods as it is, or is the beginning of one. */
export type WordStatus = 'whole' | 'beginning' | 'unknown'

/** How words stand among those of the goods. */
export async function lookUpWords(
  queries: Queries,
  words: readonly string[],
): Promise<Map<string, WordStatus>> {
  if (words.length === 0) return new Map()
  const { rows } = await sql<{ word: string; standing: WordStatus }>`
    select asked.word, case
      when exists (select from search_words where word = asked.word) then 'whole'
      when exists (
        select from search_words where word > asked.word and word < asked.word || chr(1114111)
      ) then 'beginning'
      else 'unknown' end as standing
    from unnest(${[...words]}::text[]) as asked (word)`.execute(queries)
  return new Map(rows.map((row) => [row.word, row.standing]))
}

/** Words that goods are named by and that look or sound somewhat like others, for each of those. */
export async function findSimilarWords(
  queries: Queries,
  words: readonly string[],
): Promise<Map<string, VocabularyWord[]>> {
  if (words.length === 0) return new Map()
  const asked = words.map((word) => {
    const sound = phoneticKey(word)
    return { word, sound, skeleton: consonantKey(sound) }
  })
  const { rows } = await sql<VocabularyWord & { asked: string }>`
    select asked.word as asked, near.word, near.named as documents
    from json_to_recordset(${JSON.stringify(asked)}::json) as asked (word text, sound text, skeleton text),
    lateral (
      select word, named from (
        select word, named from search_words where skeleton = asked.skeleton
        union
        select word, named from search_words where sound % asked.sound
      ) as alike
      where named > 0 order by named desc, word limit ${COMPARED}
    ) as near`.execute(queries)
  return Map.groupBy(rows, (row) => row.asked)
}
