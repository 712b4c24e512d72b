import { sql } from 'kysely'
import { isResendable, type OrderMessage } from '#domain/order-notifications/order-message.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { Queries } from '../database.ts'

/** A customer's messages are looked for in so many of their latest orders. */
const LATEST_ORDERS = 100

/** A provider answers within seconds: what is still being sent after so long was interrupted. */
const SENDING_MINUTES = 10

type Row = Omit<OrderMessage, 'at' | 'channel' | 'isResendable'> & {
  readonly orderStatus: OrderStatus
  readonly at: Date
}

/** The messages about an order, or about a customer's latest orders, newest first. */
export async function findOrderMessages(
  queries: Queries,
  of: { readonly order: string } | { readonly customer: string },
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<OrderMessage[]> {
  const chosen =
    'order' in of
      ? sql`order_id = ${of.order}`
      : sql`user_id = ${of.customer} order by created_at desc limit ${LATEST_ORDERS}`
  const isInterrupted = sql`message.state = 'SENDING' and
    message.next_try_at < ${at.toISOString()}::timestamptz - ${SENDING_MINUTES} * interval '1 minute'`
  const { rows } = await sql<Row>`
    select chosen.order_id as "orderId", order_number as "orderNumber", order_status as "orderStatus",
      message.status as about, tries,
      case when ${isInterrupted} then 'FAILED' when delivered_at is not null then 'DELIVERED' else state end as state,
      case when ${isInterrupted} then 'interrupted' else fault end as fault,
      coalesce(delivered_at, case when state <> 'DUE' then told_at end, next_try_at) as at
    from (select order_id, order_number, order_status from orders where ${chosen}) as chosen
      join order_messages as message on message.order_id = chosen.order_id
    order by at desc, message.status limit ${limit}`.execute(queries)
  return rows.map(({ orderStatus, at: time, ...row }) => ({
    ...row,
    channel: 'sms',
    at: time.toISOString(),
    isResendable: isResendable(row, orderStatus),
  }))
}
