import { sql } from 'kysely'
import type { EntryStock } from '#domain/catalogue/entries/desk-entry.ts'
import type { Queries } from '../database.ts'

/** Units that can be sold of the tracked sizes of a product, by an expression for its id; null where none is tracked. */
export const availableOf = (id: string) => sql<number | null>`(
  select sum(greatest(0, on_hand - reserved)) from stock_items join stock_levels on item_id = stock_items.id
  where tracked and product_id = ${sql.ref(id)})`

/** The stock of those of some products that have tracked sizes. */
export async function readProductStock(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EntryStock>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<EntryStock & { id: string }>`
    select product_id as id, count(*)::int as tracked, count(*) filter (where shown_state = 'low')::int as low,
      count(*) filter (where shown_state = 'out')::int as out,
      coalesce(sum((select sum(greatest(0, on_hand - reserved)) from stock_levels where item_id = stock_items.id)), 0)::bigint
        as available
    from stock_items where tracked and product_id = any(${[...ids]}::text[]) group by product_id`.execute(
    queries,
  )
  return new Map(rows.map(({ id, ...stock }) => [id, stock]))
}
