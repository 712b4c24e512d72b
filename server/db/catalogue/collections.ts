import { sql } from 'kysely'
import type { EntryRecord } from '#domain/catalogue/entries/entry-record.ts'
import type { RawDocument } from '#domain/catalogue/parse-result.ts'
import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'
import { columnAsArray, type CollectionRows } from '../../catalogue-rows/columns.ts'
import type { Queries } from '../database.ts'

/** Numbers of rows of a batch that were new and that changed; the rest were unchanged. */
export type WriteCounts = { readonly added: number; readonly changed: number }

const commonTypes = { id: 'text', position: 'integer', digest: 'text', document: 'json', record: 'jsonb' }
const productTypes = {
  name: 'text',
  subcategory_ids: 'text[]',
  price_from: 'numeric',
  attribute_values: 'text[]',
  variant_prices: 'bigint[]',
  search: 'tsvector',
}

/** Writes a batch of rows in one statement; rows with unchanged digest and position stay untouched. */
export async function upsertRows(
  queries: Queries,
  table: CollectionTable,
  given: CollectionRows,
): Promise<WriteCounts> {
  if (given.count === 0) return { added: 0, changed: 0 }
  const types = Object.entries(table === 'products' ? { ...commonTypes, ...productTypes } : commonTypes)
  const names = types.map(([name]) => sql.ref(name))
  const columns = types.map(([name]) => sql`${columnAsArray(given, name)}::text[]`)
  const values = types.map(([name, type]) => sql`${sql.ref(name)}::${sql.raw(type)}`)
  const replaced = names.map((name) => sql`${name} = excluded.${name}`)
  // another place in the order is no change of the product
  const changed = sql`changed_at = case when held.digest <> excluded.digest then now() else held.changed_at end`
  const updates = table === 'products' ? [...replaced, changed] : replaced
  const { rows: written } = await sql<{ added: boolean }>`
    insert into ${sql.table(table)} as held (${sql.join(names)})
    select ${sql.join(values)} from unnest(${sql.join(columns)}) as given (${sql.join(names)})
    on conflict (id) do update set ${sql.join(updates)}
    where held.digest <> excluded.digest or held.position <> excluded.position
    returning (xmax = 0) as added`.execute(queries)
  const added = written.filter((row) => row.added).length
  return { added, changed: written.length - added }
}

/** The stored records, by id, of the rows of a batch, in the shop or not; null for one that the batch does not change. */
export async function findFormerRecords(
  queries: Queries,
  table: CollectionTable,
  given: CollectionRows,
): Promise<ReadonlyMap<string, unknown>> {
  if (given.count === 0) return new Map()
  const [ids, digests] = ['id', 'digest'].map((name) => sql`${columnAsArray(given, name)}::text[]`)
  const record = sql`case when held.digest <> given.digest then held.record end as record`
  const { rows } = await sql<{ id: string; record: unknown }>`
    with given as (select * from unnest(${ids}, ${digests}) as given (id, digest))
    select held.id, ${record} from given join ${sql.table(table)} as held on held.id = given.id
    union all
    select held.id, ${record} from given join hidden_entries as held on collection = ${table} and held.id = given.id`.execute(
    queries,
  )
  return new Map(rows.map(({ id, record: held }) => [id, held]))
}

/** The records of a collection, in catalogue order. */
export async function readRecords(queries: Queries, table: CollectionTable): Promise<unknown[]> {
  const rows = await queries.selectFrom(table).select('record').orderBy('position').orderBy('id').execute()
  return rows.map((row) => row.record)
}

/** The position and id of the last document read. */
export type Cursor = { readonly position: number; readonly id: string }

/** A record with the document that it was delivered or saved in: what the record does not know lies there. */
export type StoredRecord = { readonly record: EntryRecord; readonly document: RawDocument }

/** The next records of a collection, each with its document, in catalogue order; null begins at the start. */
export async function readStoredRecords(
  queries: Queries,
  table: CollectionTable,
  { cursor, limit }: { readonly cursor: Cursor | null; readonly limit: number },
): Promise<(Cursor & StoredRecord)[]> {
  let query = queries.selectFrom(table).select(['id', 'position', 'document', 'record'])
  if (cursor !== null) query = query.where(sql<boolean>`(position, id) > (${cursor.position}, ${cursor.id})`)
  return query.orderBy('position').orderBy('id').limit(limit).execute()
}

/**
 * Replaces the records of some rows, whose documents stay as they are; unchanged rows stay untouched. Of products, `attributeKeys` is what
 * lists filter them by.
 */
export async function writeRecords(
  queries: Queries,
  table: CollectionTable,
  records: readonly {
    readonly id: string
    readonly record: unknown
    readonly attributeKeys?: readonly string[]
  }[],
): Promise<void> {
  if (records.length === 0) return
  const isProducts = table === 'products'
  const outdated = isProducts
    ? sql`, attribute_values = given."attributeKeys", variant_prices = null, changed_at = now()`
    : sql``
  const differs = isProducts ? sql` or held.attribute_values is distinct from given."attributeKeys"` : sql``
  await sql`
    update ${sql.table(table)} as held set record = given.record${outdated}
    from json_to_recordset(${JSON.stringify(records)}::json) as given (id text, record jsonb, "attributeKeys" text[])
    where held.id = given.id and (held.record <> given.record${differs})`.execute(queries)
}
