import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** The channel on which processes are notified that pages have changed. */
export const CATALOGUE_CHANNEL = 'catalogue'

/** The version of the catalogue: 0 until the first import, then raised by every change. */
export async function catalogueVersion(queries: Queries): Promise<number> {
  const row = await queries.selectFrom('catalogue_state').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** Locks the catalogue until the transaction ends, so that imports never interleave, and returns its version. */
export async function lockCatalogue(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('catalogue_state')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.version
}

/** Raises the version; other processes are notified when the transaction commits. */
export async function bumpCatalogueVersion(queries: Queries): Promise<void> {
  const row = await queries
    .updateTable('catalogue_state')
    .set({ version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow()
  await notifyCatalogueChange(queries, String(row.version))
}

/** Notifies every process, when the transaction commits, that cached pages are stale. */
export async function notifyCatalogueChange(queries: Queries, what: string): Promise<void> {
  await sql`select pg_notify(${CATALOGUE_CHANNEL}, ${what})`.execute(queries)
}

/** The version of the stored search index: 0 before the first one. */
export async function readSearchDocumentVersion(queries: Queries): Promise<number> {
  const row = await queries.selectFrom('catalogue_state').select('search_form').executeTakeFirstOrThrow()
  return row.search_form
}

/** Saves the version of the stored search index. */
export async function writeSearchDocumentVersion(queries: Queries, version: number): Promise<void> {
  await queries.updateTable('catalogue_state').set({ search_form: version }).execute()
}

/** The version of the catalogue whose words the stored vocabulary has: 0 before the first count. */
export async function readVocabularyVersion(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('catalogue_state')
    .select('vocabulary_version')
    .executeTakeFirstOrThrow()
  return row.vocabulary_version
}

/** Saves the version of the catalogue whose words the stored vocabulary has. */
export async function writeVocabularyVersion(queries: Queries, version: number): Promise<void> {
  await queries.updateTable('catalogue_state').set({ vocabulary_version: version }).execute()
}
