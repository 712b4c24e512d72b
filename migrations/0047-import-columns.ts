import { sql, type Kysely } from 'kysely'

/** What the columns of sheets were matched with by hand, by a hash of their heads, so that the next sheet with them needs no hand. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_columns (
      heads text primary key,
      fields json not null,
      matched_at timestamptz not null
    )`.execute(database)
}
