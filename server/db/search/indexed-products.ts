import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/**
 * Every product in catalogue order, as JSON text: pairs of id and version, which is another one after each change of the row.
 * The text is not parsed here: it may be long, and it is meant for another thread.
 */
export async function listProductVersions(queries: Queries): Promise<string> {
  const { rows } = await sql<{ listed: string | null }>`
    select json_agg(json_build_array(id, xmin::text) order by position, id)::text as listed from products`.execute(
    queries,
  )
  return rows[0]?.listed ?? '[]'
}

/** What an index of products is made of, as JSON text of a list: the records of some products without what only their pages show. */
export async function readIndexedProducts(queries: Queries, ids: readonly string[]): Promise<string> {
  const { rows } = await sql<{ read: string | null }>`
    select json_agg((record - 'description') || jsonb_build_object(
      'position', position, 'image', record -> 'description' -> 'images' ->> 0))::text as read
    from products where id = any(${[...ids]}::text[])`.execute(queries)
  return rows[0]?.read ?? '[]'
}

/**
 * The records of some products as shoppers see them, as JSON text of a list, in no particular order: tracked variants of which little
 * or nothing is left say so.
 */
export async function readProductsAsText(queries: Queries, ids: readonly string[]): Promise<string> {
  const { rows } = await sql<{ read: string | null }>`
    select json_agg(case when low.stock is null then record else record || jsonb_build_object('variants', (
      select jsonb_agg(case when low.stock ? (variant ->> 'uid')
        then variant || jsonb_build_object('stock', low.stock -> (variant ->> 'uid')) else variant end order by place)
      from jsonb_array_elements(record -> 'variants') with ordinality as listed (variant, place)
    )) end)::text as read
    from products left join lateral (
      select jsonb_object_agg(variant_uid, jsonb_build_object('left', shown_left, 'expectedOn', expected_on::text)) as stock
      from stock_items where product_id = products.id and tracked and shown_state <> 'available'
    ) as low on true
    where id = any(${[...ids]}::text[])`.execute(queries)
  return rows[0]?.read ?? '[]'
}
