import { sql } from 'kysely'
import type { Queries } from './database.ts'

/** The collections of the catalogue, in the order in which they are imported. */
export const collectionTables = ['main_categories', 'subcategories', 'shops', 'banners', 'products'] as const
export type CollectionTable = (typeof collectionTables)[number]

/** How many rows of a batch were new, and how many replaced an older form; the rest was the same already. */
export type Written = { readonly added: number; readonly changed: number }

/** A document on its way into a collection, as text, with the record read from it and what is its table's own. */
export type CollectionRow = {
  readonly id: string
  readonly position: number
  readonly digest: string
  readonly document: string
  readonly record: string
  readonly product?: Readonly<Record<(typeof productColumns)[number], unknown>>
}

const commonColumns = ['id', 'position', 'digest', 'document', 'record'] as const
const productColumns = ['name', 'subcategory_ids', 'price_from', 'search'] as const

/** Writes a batch of rows in one statement; rows whose digest and position are already there stay untouched. */
export async function writeRows(
  queries: Queries,
  table: CollectionTable,
  rows: readonly CollectionRow[],
): Promise<Written> {
  if (rows.length === 0) return { added: 0, changed: 0 }
  const names = [...commonColumns, ...(table === 'products' ? productColumns : [])]
  const values = rows.map(({ product, ...row }) => {
    const columns: Readonly<Record<string, unknown>> = { ...row, ...product }
    return sql`(${sql.join(names.map((name) => columns[name]))})`
  })
  const replaced = names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  const { rows: written } = await sql<{ added: boolean }>`
    insert into ${sql.table(table)} as held (${sql.join(names.map((name) => sql.ref(name)))})
    values ${sql.join(values)}
    on conflict (id) do update set ${sql.join(replaced)}
    where held.digest <> excluded.digest or held.position <> excluded.position
    returning (xmax = 0) as added`.execute(queries)
  const added = written.filter((row) => row.added).length
  return { added, changed: written.length - added }
}

/** The records of a collection, in catalogue order. */
export async function readRecords(queries: Queries, table: CollectionTable): Promise<unknown[]> {
  const rows = await queries.selectFrom(table).select('record').orderBy('position').orderBy('id').execute()
  return rows.map((row) => row.record)
}

/** Where a walk over a collection stands: the last position and id that were read. */
export type Cursor = { readonly position: number; readonly id: string }

/** The next documents of a collection as delivered, in catalogue order; begin without a cursor. */
export async function readDocuments(
  queries: Queries,
  table: CollectionTable,
  after: { readonly cursor: Cursor | null; readonly limit: number },
): Promise<{ id: string; position: number; document: unknown }[]> {
  let query = queries.selectFrom(table).select(['id', 'position', 'document'])
  const { cursor } = after
  if (cursor !== null) query = query.where(sql<boolean>`(position, id) > (${cursor.position}, ${cursor.id})`)
  return query.orderBy('position').orderBy('id').limit(after.limit).execute()
}
