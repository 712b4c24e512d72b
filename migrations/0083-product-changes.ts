import { sql, type Kysely } from 'kysely'

/** The time of a product's last change, for search engines; those that are there count as changed now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column changed_at timestamptz not null default now()`.execute(database)
}
