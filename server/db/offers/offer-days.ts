import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** True when somebody may have an offer on a day or later: one that is neither paused nor removed nor over. */
export const hasOffers = (day: string) => sql<boolean>`exists (
  select from offers
  where not is_removed and not is_paused and (until_day is null or until_day >= ${day}::date)
)`

/** Tells whether a day was the last one of an offer. */
export async function hasOffersUntil(queries: Queries, day: string): Promise<boolean> {
  const row = await queries
    .selectFrom('offers')
    .select('id')
    .where('until_day', '=', day)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
