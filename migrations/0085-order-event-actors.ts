import { sql, type Kysely } from 'kysely'

/** The kind of actor of an order's event, `customer`, `staff` or `system`: what `actor` begins with. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_events
    add column actor_kind text not null generated always as (split_part(actor, ':', 1)) stored`.execute(
    database,
  )
}
