import { sql } from 'kysely'
import type { Queries } from './database.ts'

/** The collections of the catalogue, in the order in which they are imported. */
export const collectionTables = ['main_categories', 'subcategories', 'shops', 'banners', 'products'] as const
export type CollectionTable = (typeof collectionTables)[number]

/** A document on its way into a collection, with the record read from it and the columns of its own table. */
export type CollectionRow = {
  readonly id: string
  readonly position: number
  readonly digest: string
  readonly document: unknown
  readonly record: unknown
  readonly [column: string]: unknown
}

/** How many rows of a batch were new, and how many replaced an older form; the rest was the same already. */
export type Written = { readonly added: number; readonly changed: number }

const productColumns = {
  name: 'text',
  subcategory_ids: 'text[]',
  price_from: 'numeric',
  search: 'tsvector',
} as const
const commonColumns = {
  id: 'text',
  position: 'integer',
  digest: 'text',
  document: 'json',
  record: 'jsonb',
} as const

/** Writes a batch of rows in one statement; rows whose digest and position are already there stay untouched. */
export async function writeRows(
  queries: Queries,
  table: CollectionTable,
  rows: readonly CollectionRow[],
): Promise<Written> {
  const columns: Record<string, string> =
    table === 'products' ? { ...commonColumns, ...productColumns } : commonColumns
  const names = Object.keys(columns)
  const list = sql.join(names.map((name) => sql.ref(name)))
  const shape = sql.join(
    Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  )
  const replaced = sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
  const { rows: written } = await sql<{ added: boolean }>`
    insert into ${sql.table(table)} as held (${list})
    select ${list} from json_to_recordset(${JSON.stringify(rows)}::json) as delivered (${shape})
    on conflict (id) do update set ${replaced}
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
