import type { Queries } from '../database.ts'

/** Finds the result of the change of prices with this id; null when there was none. */
export async function findPriceChange(queries: Queries, id: string): Promise<unknown> {
  const row = await queries
    .selectFrom('price_changes')
    .select('result')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.result ?? null
}

/** Saves the result of a change of prices, and forgets those that nobody sends again. */
export async function addPriceChange(
  queries: Queries,
  {
    id,
    at,
    result,
    forgetBefore,
  }: { readonly id: string; readonly at: Date; readonly result: unknown; readonly forgetBefore: Date },
): Promise<void> {
  await queries.deleteFrom('price_changes').where('at', '<', forgetBefore).execute()
  await queries
    .insertInto('price_changes')
    .values({ id, at, result: JSON.stringify(result) })
    .execute()
}
