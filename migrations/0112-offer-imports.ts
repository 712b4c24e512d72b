import { sql, type Kysely } from 'kysely'

/** The last file of an offer, with the offer as it was before, for as long as nothing else changed it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table offers add column last_import jsonb`.execute(database)
}
