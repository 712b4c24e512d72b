import { sql, type Kysely } from 'kysely'

/**
 * `released` no longer counts what the store itself refunds in parts: what was asked for and not sent yet hid a refund made
 * elsewhere. Where an older process still runs, it holds back what was refunded in part until it has gone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update payments set released = greatest(0, released - asked.total)
    from (select payment_id, sum(amount) as total from part_refunds group by payment_id) as asked
    where asked.payment_id = payments.payment_id and released > 0`.execute(database)
}
