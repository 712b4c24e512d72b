import { sql } from 'kysely'
import type { StockPlace } from '#domain/stock/stock.ts'
import type { Queries } from '../database.ts'

/** The open places in their order: what the first one has is sold first. */
export function listPlaces(queries: Queries): Promise<StockPlace[]> {
  return queries
    .selectFrom('stock_places')
    .select(['id', 'name'])
    .where('closed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The same, kept open until the transaction ends: changes that bring stock there take this lock before those on items. */
export function holdPlaces(queries: Queries): Promise<StockPlace[]> {
  return queries
    .selectFrom('stock_places')
    .select(['id', 'name'])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
}

/** Locks the open places until the transaction ends: nobody else changes them, and orders still take from them. */
export async function lockPlaces(queries: Queries): Promise<void> {
  await queries
    .selectFrom('stock_places')
    .select('id')
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Tells whether nothing lies at a locked place, nor is reserved from it; nothing comes there until the transaction ends. Take
 * one at a time: holding several could deadlock with an order that takes from both.
 */
export async function isPlaceEmpty(queries: Queries, id: string): Promise<boolean> {
  await queries.selectFrom('stock_places').select('id').where('id', '=', id).forUpdate().execute()
  const filled = await queries
    .selectFrom('stock_levels')
    .select('item_id')
    .where('place_id', '=', id)
    .where((where) => where.or([where('on_hand', '<>', 0), where('reserved', '<>', 0)]))
    .limit(1)
    .executeTakeFirst()
  return filled === undefined
}

/** Makes these places, in their order, the open ones; every other is closed. */
export async function savePlaces(queries: Queries, places: readonly StockPlace[], at: Date): Promise<void> {
  const ids = places.map(({ id }) => id)
  await sql`
    update stock_places set closed_at = ${at} where closed_at is null and not id = any(${ids}::text[])`.execute(
    queries,
  )
  const rows = places.map(({ id, name }, index) => ({ id, name, position: index + 1 }))
  await sql`
    insert into stock_places (id, name, position)
    select id, name, position
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (id text, name text, position integer)
    on conflict (id) do update set name = excluded.name, position = excluded.position, closed_at = null`.execute(
    queries,
  )
}

/** Opens closed places that something came back to. */
export async function reopenPlaces(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update stock_places set closed_at = null where closed_at is not null and id = any(${[...ids]}::text[])`.execute(
    queries,
  )
}
