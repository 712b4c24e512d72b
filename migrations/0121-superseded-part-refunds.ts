import { sql, type Kysely } from 'kysely'

/** Parts of payments that go back whole are nobody's to return any more: staff could return a refused one by hand as well. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update part_refunds set state = 'SUPERSEDED' where state in ('DUE', 'REFUSED')
    and payment_id in (select payment_id from refunds)`.execute(database)
}
