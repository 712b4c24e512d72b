import { sql, type Kysely } from 'kysely'

/** Weighbridge slip of the load of a line, which is billed once; null where nothing was weighed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table order_items add column weighing jsonb`.execute(database)
  await sql`create index order_items_slips on order_items ((weighing ->> 'slip')) where weighing is not null`.execute(
    database,
  )
}
