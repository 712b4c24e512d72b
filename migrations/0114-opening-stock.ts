import { sql, type Kysely } from 'kysely'

/** Marks counts that open the stock of a product; earlier ones say so in their note. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_changes add column is_opening boolean not null default false`.execute(database)
}
