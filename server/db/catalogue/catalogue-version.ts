import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** The channel on which every process hears that what pages show has changed. */
export const CATALOGUE_CHANNEL = 'catalogue'

/** The version of the catalogue: 0 until the first import, raised by every change. */
export async function catalogueVersion(queries: Queries): Promise<number> {
  const row = await queries.selectFrom('catalogue_state').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** Takes the catalogue for the open transaction alone, so that two imports never mix, and returns its version. */
export async function lockCatalogue(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('catalogue_state')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.version
}

/** Raises the version within the open transaction; other processes hear of it when that commits. */
export async function bumpCatalogueVersion(queries: Queries): Promise<void> {
  const row = await queries
    .updateTable('catalogue_state')
    .set({ version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow()
  await notifyCatalogueChange(queries, String(row.version))
}

/** Tells every process, when the open transaction commits, that pages must be made anew. */
export async function notifyCatalogueChange(queries: Queries, what: string): Promise<void> {
  await sql`select pg_notify(${CATALOGUE_CHANNEL}, ${what})`.execute(queries)
}

/** Which form of search text is stored: 0 before any was made. */
export async function readSearchDocumentVersion(queries: Queries): Promise<number> {
  const row = await queries.selectFrom('catalogue_state').select('search_form').executeTakeFirstOrThrow()
  return row.search_form
}

/** Remembers within the open transaction which form of search text is stored. */
export async function writeSearchDocumentVersion(queries: Queries, form: number): Promise<void> {
  await queries.updateTable('catalogue_state').set({ search_form: form }).execute()
}
