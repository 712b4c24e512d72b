import { sql } from 'kysely'
import type { DemandSource, PinDemand, UnmetDemand } from '#domain/demand/demand.ts'
import type { Queries } from '../database.ts'

/** Words that found nothing, so many times. */
export type CountedWords = { readonly source: DemandSource; readonly words: string; readonly times: number }

/** Adds counts to a day (yyyy-mm-dd). A day takes `most` different words, and as many PIN codes; those it has already are counted further. */
export async function addUnmetDemand(
  queries: Queries,
  counted: readonly CountedWords[],
  { day, most }: { readonly day: string; readonly most: number },
): Promise<void> {
  if (counted.length === 0) return
  await sql`
    insert into unmet_demand as held (day, source, words, times)
    select ${day}::date, source, words, times
    from json_to_recordset(${JSON.stringify(counted)}::json) as given (source text, words text, times integer)
    where (
        select count(*) from unmet_demand as held
        where held.day = ${day}::date and (held.source = 'pin') = (given.source = 'pin')
      ) < ${most}
      or exists (
        select from unmet_demand as known
        where known.day = ${day}::date and known.source = given.source and known.words = given.words
      )
    on conflict (day, source, words) do update set times = held.times + excluded.times`.execute(queries)
}

/** Lists the searched words and list lines that found nothing since a day, most often first. */
export async function listUnmetDemand(
  queries: Queries,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<UnmetDemand[]> {
  const { rows } = await sql<UnmetDemand>`
    select words,
      coalesce(sum(times) filter (where source = 'search'), 0)::integer as searches,
      coalesce(sum(times) filter (where source = 'list'), 0)::integer as lists,
      max(day)::text as "lastDay"
    from unmet_demand where day >= ${since}::date and source <> 'pin'
    group by words order by sum(times) desc, max(day) desc, words limit ${limit}`.execute(queries)
  return rows
}

/** The PIN codes outside every delivery area that were asked for since a day, most often first. */
export async function listPinDemand(
  queries: Queries,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<PinDemand[]> {
  const { rows } = await sql<PinDemand>`
    select words as pin, sum(times)::integer as times, max(day)::text as "lastDay"
    from unmet_demand where day >= ${since}::date and source = 'pin'
    group by words order by sum(times) desc, max(day) desc, words limit ${limit}`.execute(queries)
  return rows
}

/** Removes what was written before a day; the result is how many rows. */
export async function deleteUnmetDemandBefore(queries: Queries, day: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from unmet_demand where day < ${day}::date`.execute(queries)
  return Number(numAffectedRows ?? 0)
}
