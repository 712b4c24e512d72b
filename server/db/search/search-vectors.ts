import { sql } from 'kysely'
import type { Product } from '#domain/catalogue/product.ts'
import type { Queries } from '../database.ts'

/** The next products by id; begin after the empty id, and optionally only those of some subcategories. */
export async function readProductsAfter(
  queries: Queries,
  {
    id,
    limit,
    subcategoryIds,
  }: {
    readonly id: string
    readonly limit: number
    readonly subcategoryIds: readonly string[] | null
  },
): Promise<{ readonly id: string; readonly product: Product }[]> {
  let query = queries.selectFrom('products').select(['id', 'record']).where('id', '>', id)
  if (subcategoryIds !== null)
    query = query.where(sql<boolean>`subcategory_ids && ${[...subcategoryIds]}::text[]`)
  const rows = await query.orderBy('id').limit(limit).execute()
  return rows.map((row) => ({ id: row.id, product: row.record as Product }))
}

/** Writes search vectors, given as text of a `tsvector`; unchanged rows stay untouched. */
export async function writeSearchVectors(
  queries: Queries,
  table: 'products' | 'subcategories' | 'main_categories',
  vectors: readonly { readonly id: string; readonly search: string }[],
): Promise<void> {
  if (vectors.length === 0) return
  await sql`
    update ${sql.table(table)} as stored set search = given.search
    from json_to_recordset(${JSON.stringify(vectors)}::json) as given (id text, search tsvector)
    where stored.id = given.id and stored.search <> given.search`.execute(queries)
}
