import { sql, type Kysely } from 'kysely'

/** What changes of many prices did, by the id that the browser made: one that is sent again is answered, not done twice. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table price_changes (id uuid primary key, at timestamptz not null, result jsonb not null)`.execute(
    database,
  )
  await sql`create index price_changes_at on price_changes (at)`.execute(database)
}
