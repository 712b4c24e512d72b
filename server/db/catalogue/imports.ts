import { sql } from 'kysely'
import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { CatalogueImport, ImportReport } from '#domain/catalogue/imports/import-report.ts'
import type { Queries } from '../database.ts'
import { readStoredReport } from './stored-report.ts'
import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'

type Import = Omit<CatalogueImport, 'isLast' | 'pictures'>

/** Saves an import that was checked, with the documents that it is to write, a list in JSON. */
export async function addImport(queries: Queries, held: Import, documents: Uint8Array): Promise<void> {
  await queries
    .insertInto('catalogue_imports')
    .values({
      ...held,
      at: new Date(held.at),
      report: JSON.stringify(held.report),
      documents,
    })
    .execute()
}

/** The newest imports; only the last one that was applied can be undone. */
export async function findImports(
  queries: Queries,
  limit: number,
): Promise<Omit<CatalogueImport, 'pictures'>[]> {
  const rows = await queries
    .selectFrom('catalogue_imports')
    .select(['id', 'at', 'actor', 'name', 'state', 'report', 'applied'])
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  const last = rows
    .filter(({ state }) => state === 'applied')
    .toSorted((a, b) => (b.applied ?? 0) - (a.applied ?? 0))[0]?.id
  return rows.map(({ applied: _, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    report: readStoredReport(row.report),
    isLast: row.id === last,
  }))
}

/** Locks an import that was checked and not yet applied, and tells its name; null when there is none. */
export async function lockCheckedImport(queries: Queries, id: string): Promise<{ name: string } | null> {
  const row = await queries
    .selectFrom('catalogue_imports')
    .select('name')
    .where('id', '=', id)
    .where('state', '=', 'checked')
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Finds the documents that an import is to write, each as JSON text: parsing all of them together would take long. */
export async function findImportDocuments(queries: Queries, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ document: string }>`
    select document::text from catalogue_imports, json_array_elements(documents) as document
    where id = ${id}::uuid`.execute(queries)
  return rows.map(({ document }) => document)
}

/** Marks an import as applied or undone; what it was to write is no longer needed. */
export async function endImport(
  queries: Queries,
  id: string,
  change: { readonly state: 'applied' | 'undone'; readonly report?: ImportReport },
): Promise<void> {
  await queries
    .updateTable('catalogue_imports')
    .set({
      state: change.state,
      documents: null,
      ...(change.state === 'applied' && {
        applied: sql<number>`(select coalesce(max(applied), 0) + 1 from catalogue_imports)`,
      }),
      ...(change.report && { report: JSON.stringify(change.report) }),
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes imports that were checked and never applied, and what is needed to undo those before a time. */
export async function sweepImports(queries: Queries, before: Date): Promise<void> {
  await queries
    .deleteFrom('catalogue_imports')
    .where('at', '<', before)
    .where('state', '=', 'checked')
    .execute()
}

/** An entry as it was before an import; the document is null for one that it added. */
export type ImportChange = {
  readonly collection: CollectionTable
  readonly id: string
  readonly status: EntryStatus | null
  readonly position: number | null
  readonly document: unknown
  readonly digestAfter: string
}

/** Saves what an import changed, as it was before. */
export async function addImportChanges(
  queries: Queries,
  importId: string,
  changes: readonly ImportChange[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += 500) {
    await queries
      .insertInto('catalogue_import_changes')
      .values(
        changes.slice(start, start + 500).map(({ digestAfter, document, ...change }) => ({
          ...change,
          import_id: importId,
          document: document === null ? null : JSON.stringify(document),
          digest_after: digestAfter,
        })),
      )
      .execute()
  }
}

/** Notes that entries of an import were changed by the store itself, so that undoing the import still fits. */
export async function moveImportDigests(
  queries: Queries,
  importId: string,
  {
    collection,
    moves,
  }: {
    readonly collection: CollectionTable
    readonly moves: readonly { readonly id: string; readonly from: string; readonly to: string }[]
  },
): Promise<void> {
  await sql`
    update catalogue_import_changes as change set digest_after = moved."to"
    from json_to_recordset(${JSON.stringify(moves)}::json) as moved (id text, "from" text, "to" text)
    where import_id = ${importId}::uuid and collection = ${collection} and change.id = moved.id
      and digest_after = moved."from"`.execute(queries)
}

/** Finds the entries that an import changed, as they were before. */
export async function findImportChanges(queries: Queries, importId: string): Promise<ImportChange[]> {
  const rows = await queries
    .selectFrom('catalogue_import_changes')
    .select(['collection', 'id', 'status', 'position', 'document', 'digest_after'])
    .where('import_id', '=', importId)
    .execute()
  return rows.map(({ digest_after: digestAfter, collection, status, ...row }) => ({
    ...row,
    collection: collection as CollectionTable,
    status: status as EntryStatus | null,
    digestAfter,
  }))
}

/** True if there is such an import. */
export async function hasImport(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('catalogue_imports')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
