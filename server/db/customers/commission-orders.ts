import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/**
 * The orders of a customer of which something arrived or came back within a period, the oldest first. What an earlier release
 * delivered has no fulfilment: the order's last change counts.
 */
export async function findCommissionOrders(
  queries: Queries,
  { uid, from, before }: { uid: string; from: Date; before: Date },
): Promise<string[]> {
  const [start, end] = [sql`${from.toISOString()}::timestamptz`, sql`${before.toISOString()}::timestamptz`]
  const { rows } = await sql<{ id: string }>`
    select order_id as id from orders where user_id = ${uid} and (
      exists (select from fulfilments where fulfilments.order_id = orders.order_id
        and delivered_at >= ${start} and delivered_at < ${end})
      or exists (select from order_changes where order_changes.order_id = orders.order_id
        and kind = 'RETURN' and at >= ${start} and at < ${end})
      or order_status = 'DELIVERED' and updated_at >= ${start} and updated_at < ${end}
    ) order by created_at, order_id`.execute(queries)
  return rows.map(({ id }) => id)
}
