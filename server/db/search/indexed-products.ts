import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** Products whose versions stand in one text. */
const VERSIONS = 5_000

/**
 * Every product in catalogue order, as JSON texts of so many each: pairs of id and version, which is another one after each change of
 * the row, and says what the document is: rows of another database may have the same transactions. The texts are not parsed here: they
 * may be long, and are meant for another thread, which parses those that have changed.
 */
export async function listProductVersions(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ listed: string }>`
    select json_agg(json_build_array(id, version) order by place)::text as listed
    from (
      select *, place / ${VERSIONS}::integer as text from (
        select id, xmin::text || ' ' || left(digest, 8) as version, row_number() over (order by position, id) - 1 as place
        from products
      ) as placed
    ) as divided
    group by text order by text`.execute(queries)
  return rows.map(({ listed }) => listed)
}

/**
 * Reads the source of an index of products, as JSON text of a list: the records of some products without what only their
 * pages show.
 */
export async function readIndexedProducts(queries: Queries, ids: readonly string[]): Promise<string> {
  const { rows } = await sql<{ read: string | null }>`
    select json_agg((record - '{description,translations}'::text[]) || jsonb_build_object(
      'position', position, 'image', record -> 'description' -> 'images' ->> 0, 'search', search::text,
      'attributeValues', attribute_values, 'nameInHindi', record #>> '{translations,hi,name}'))::text as read
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
