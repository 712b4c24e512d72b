import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** A product as sitemaps list it. */
export type ListedProduct = { readonly id: string; readonly changedAt: Date; readonly image: string | null }

/** The next products by id; null begins at the start. */
export async function readListedProducts(
  queries: Queries,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProduct>`
    select id, changed_at as "changedAt", record -> 'description' -> 'images' ->> 0 as image from products
    where ${after}::text is null or id > ${after} order by id limit ${limit}`.execute(queries)
  return rows
}

/** The id of the product at a place in the order of ids, counted from 0; null beyond the last one. */
export async function findProductIdAt(queries: Queries, place: number): Promise<string | null> {
  const row = await queries
    .selectFrom('products')
    .select('id')
    .orderBy('id')
    .offset(place)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Those of these subcategories in which something is published. */
export async function findFilledSubcategories(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::text[]) as given (id)
    where exists (select from products where subcategory_ids @> array[given.id])`.execute(queries)
  return new Set(rows.map(({ id }) => id))
}
