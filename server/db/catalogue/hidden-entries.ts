import { sql } from 'kysely'
import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { EntryRecord } from '#domain/catalogue/entries/entry-record.ts'
import type { Queries } from '../database.ts'
import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'
import { columnAsArray, type CollectionRows } from '../../catalogue-rows/columns.ts'
import type { Cursor, StoredRecord, WriteCounts } from './collections.ts'

/** The statuses, by id, of those entries that are not in the shop. */
export async function findHiddenStatuses(
  queries: Queries,
  table: CollectionTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EntryStatus>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('hidden_entries')
    .select(['id', 'status'])
    .where('collection', '=', table)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, status }) => [id, status]))
}

/** Writes rows of a batch as entries that are not in the shop, each with its status, and takes published ones of these ids out of it. */
export async function hideRows(
  queries: Queries,
  table: CollectionTable,
  rows: CollectionRows & { readonly statuses: readonly EntryStatus[] },
): Promise<WriteCounts> {
  if (rows.count === 0) return { added: 0, changed: 0 }
  const names = ['id', 'position', 'digest', 'document', 'record'] as const
  const given = names.map((name) => sql`${columnAsArray(rows, name)}::text[]`)
  const { rows: written } = await sql<{ id: string; added: boolean }>`
    insert into hidden_entries as held (collection, status, id, position, digest, document, record)
    select ${table}, status, id, position::integer, digest, document::json, record::jsonb
    from unnest(${[...rows.statuses]}::text[], ${sql.join(given)}) as given (status, id, position, digest, document, record)
    on conflict (collection, id) do update set status = excluded.status, position = excluded.position,
      digest = excluded.digest, document = excluded.document, record = excluded.record
    where (held.digest, held.position, held.status) <> (excluded.digest, excluded.position, excluded.status)
    returning id, (xmax = 0) as added`.execute(queries)
  const ids = written.map(({ id }) => id)
  const { rows: taken } = await sql<{ id: string }>`
    delete from ${sql.table(table)} where id = any(${ids}::text[]) returning id`.execute(queries)
  const added = written.filter((row) => row.added).length - taken.length
  return { added, changed: written.length - added }
}

/** Removes entries from those that are not in the shop; the number of them. */
export async function deleteHidden(
  queries: Queries,
  table: CollectionTable,
  ids: readonly string[],
): Promise<number> {
  const rows = await queries
    .deleteFrom('hidden_entries')
    .where('collection', '=', table)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .returning('id')
    .execute()
  return rows.length
}

/** An entry that is not in the shop. */
export type HiddenEntry = Cursor & StoredRecord & { readonly status: EntryStatus }

/** The entries of a collection that are not in the shop, in catalogue order. */
export async function readHiddenEntries(queries: Queries, table: CollectionTable): Promise<HiddenEntry[]> {
  return queries
    .selectFrom('hidden_entries')
    .select(['id', 'position', 'document', 'record', 'status'])
    .where('collection', '=', table)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Replaces the records of entries that are not in the shop. */
export async function writeHiddenRecords(
  queries: Queries,
  table: CollectionTable,
  records: readonly { readonly id: string; readonly record: EntryRecord }[],
): Promise<void> {
  await sql`
    update hidden_entries as held set record = given.record
    from json_to_recordset(${JSON.stringify(records)}::json) as given (id text, record jsonb)
    where held.collection = ${table} and held.id = given.id and held.record <> given.record`.execute(queries)
}
