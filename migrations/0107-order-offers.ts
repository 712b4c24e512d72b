import { sql, type Kysely } from 'kysely'

/** Offers of an order, as they were called when it was placed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column offers jsonb`.execute(database)
}
