import { sql, type Kysely } from 'kysely'

/** Indexes of what staff must look after: few rows among many, counted anew for every desk that is open. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const index of [
    sql`create index order_messages_failed on order_messages (order_id) where state = 'FAILED'`,
    sql`create index refunds_waiting on refunds (order_id) where state <> 'DONE'`,
    sql`create index part_refunds_waiting on part_refunds (order_id) where state in ('DUE', 'REFUSED')`,
  ])
    await index.execute(database)
}
