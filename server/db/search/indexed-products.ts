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

/** The records of some products as JSON text of a list, in no particular order. */
export async function readProductsAsText(queries: Queries, ids: readonly string[]): Promise<string> {
  const { rows } = await sql<{ read: string | null }>`
    select json_agg(record)::text as read from products where id = any(${[...ids]}::text[])`.execute(queries)
  return rows[0]?.read ?? '[]'
}
