import { sql, type Kysely } from 'kysely'

/** The version of the catalogue whose words the stored vocabulary has; 0 before the first count. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_state add column vocabulary_version integer not null default 0`.execute(
    database,
  )
}
