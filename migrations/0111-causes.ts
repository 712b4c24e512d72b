import { sql, type Kysely } from 'kysely'

/** Causes that the store gives for events and losses of orders, as a code with facts; earlier ones keep their texts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table order_events add column cause jsonb`.execute(database)
  await sql`alter table order_changes add column cause jsonb`.execute(database)
}
