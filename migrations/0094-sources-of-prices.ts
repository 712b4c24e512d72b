import { sql, type Kysely } from 'kysely'

/** Where the price of each line of an order comes from, and what everybody else would have paid; null on older lines. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table order_items add column pricing jsonb`.execute(database)
}
