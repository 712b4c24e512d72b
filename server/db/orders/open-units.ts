import { sql, type SqlBool } from 'kysely'
import type { Queries } from '../database.ts'

/**
 * Condition for an order of which something is still to be packed: all of a placed one, or what has not left of one on the
 * road.
 */
export const hasOpenUnits = sql<SqlBool>`(
  order_status = 'PLACED' or order_status in ('SHIPPED', 'OUT_FOR_DELIVERY') and (
    select coalesce(sum(quantity), 0) from order_items where order_items.order_id = orders.order_id
  ) > (
    select coalesce(sum(quantity), 0) from fulfilment_lines
    join fulfilments on fulfilments.id = fulfilment_lines.fulfilment_id
    where fulfilments.order_id = orders.order_id and fulfilments.status <> 'RETURNED'
  ) + (
    select coalesce(sum(quantity), 0) from order_change_lines
    join order_changes on order_changes.id = order_change_lines.change_id
    where order_changes.order_id = orders.order_id and order_changes.kind = 'CANCEL' and order_changes.is_invoiced
  ) and exists (select from fulfilments where fulfilments.order_id = orders.order_id)
)`

/**
 * Counts the orders of which something is still to be packed; with an instant, only those placed before it without a promised
 * day.
 */
export async function countOrdersToPack(queries: Queries, placedBefore?: Date): Promise<number> {
  let query = queries
    .selectFrom('orders')
    .select((every) => every.fn.countAll<number>().as('total'))
    .where('order_status', 'in', ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY'])
    .where(hasOpenUnits)
  if (placedBefore !== undefined)
    query = query.where('created_at', '<', placedBefore).where('promised_day', 'is', null)
  const { total } = await query.executeTakeFirstOrThrow()
  return total
}

/**
 * Cash orders on the road: what those come to that left as a whole and of which nothing was paid, cancelled or brought back, in
 * paise, and the ids of the others.
 */
export async function findCashOrdersOnTheRoad(
  queries: Queries,
): Promise<{ readonly wholeTotal: number; readonly splitOrders: readonly string[] }> {
  const { rows } = await sql<{ whole: boolean; total: number; ids: string[] }>`
    select whole, sum(grand_total)::bigint as total, array_agg(order_id) filter (where not whole) as ids from (
      select order_id, grand_total,
        not ${hasOpenUnits}
        and not exists (select from receipts where receipts.order_id = orders.order_id)
        and not exists (select from order_changes where order_changes.order_id = orders.order_id)
        and not exists (select from fulfilments where fulfilments.order_id = orders.order_id
          and fulfilments.status in ('DELIVERED', 'RETURNED')) as whole
      from orders where payment_mode = 'COD' and order_status in ('SHIPPED', 'OUT_FOR_DELIVERY')
    ) as on_the_road group by whole`.execute(queries)
  return {
    wholeTotal: rows.find(({ whole }) => whole)?.total ?? 0,
    splitOrders: rows.find(({ whole }) => !whole)?.ids ?? [],
  }
}
