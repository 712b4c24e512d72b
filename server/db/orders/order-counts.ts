import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** The orders of a customer in the clock hour that begins at `hour`, and those open to be paid in cash. */
export type OrderCounts = {
  readonly hour: Date
  readonly ordersThisHour: number
  readonly openCashOrders: number
}

/**
 * Locks the counts of a customer until the transaction ends and takes the next place in the sequence of all orders, in one
 * round trip, because placing an order needs both. Places that come to nothing are not given again.
 */
export async function lockOrderCounts(
  queries: Queries,
  { userId, hour }: { readonly userId: string; readonly hour: Date },
): Promise<OrderCounts & { readonly place: number }> {
  const { rows } = await sql<OrderCounts & { place: number }>`
    insert into order_counts as known (user_id, hour, orders, max_orders, open_cash, max_open_cash)
    values (${userId}, ${hour.toISOString()}::timestamptz, 0, 0, 0, 0)
    on conflict (user_id) do update set user_id = excluded.user_id
    returning ${hour.toISOString()}::timestamptz as hour, open_cash as "openCashOrders",
      case when hour = ${hour.toISOString()}::timestamptz then orders else 0 end as "ordersThisHour",
      nextval('order_places') as place`.execute(queries)
  const [row] = rows
  if (row === undefined) throw new Error('the counts of a customer were neither found nor made')
  return row
}

/** A cash order of a customer is delivered or cancelled. */
export async function closeCashOrder(queries: Queries, userId: string): Promise<void> {
  await sql`
    update order_counts set open_cash = greatest(0, open_cash - 1) where user_id = ${userId}`.execute(queries)
}

/** Recounts a customer's open cash orders: processes of an earlier release do not count them. */
export async function recountOpenCashOrders(queries: Queries, userId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    update order_counts set open_cash = counted.open, max_open_cash = greatest(max_open_cash, counted.open)
    from (
      select count(*)::integer as open from orders
      where user_id = ${userId} and payment_mode = 'COD'
        and order_status in ('PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY')
    ) as counted
    where user_id = ${userId}
    returning counted.open`.execute(queries)
  return rows[0]?.open ?? 0
}

/** Counts the cash orders of a customer that are open. */
export async function countOpenCashOrders(queries: Queries, userId: string): Promise<number> {
  const row = await queries
    .selectFrom('orders')
    .select((is) => is.fn.countAll<string>().as('orders'))
    .where('user_id', '=', userId)
    .where('payment_mode', '=', 'COD')
    .where('order_status', 'in', ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY'])
    .executeTakeFirst()
  return Number(row?.orders ?? 0)
}

/** Counts the orders that a customer has placed, unpaid and cancelled ones included. */
export async function countOrdersOf(queries: Queries, userId: string): Promise<number> {
  const row = await queries
    .selectFrom('orders')
    .select((is) => is.fn.countAll<string>().as('orders'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(row?.orders ?? 0)
}
