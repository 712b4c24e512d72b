import { sql, type Kysely } from 'kysely'

/** The last file of a price list, with the list as it was before, for as long as nothing else changed it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table price_lists add column last_import jsonb`.execute(database)
}
