import { sql } from 'kysely'
import type { OrderNotificationKind } from '#domain/notifications/order-notification.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Queries } from '../database.ts'

/** Notes that the customer of an order is to be told something; the same is told once. */
export async function addOrderNotification(
  queries: Queries,
  {
    orderId,
    kind,
    at,
  }: { readonly orderId: string; readonly kind: OrderNotificationKind; readonly at: Date },
): Promise<void> {
  await queries
    .insertInto('order_messages')
    .values({ order_id: orderId, status: kind, state: 'DUE', next_try_at: at })
    .onConflict((conflict) => conflict.columns(['order_id', 'status']).doNothing())
    .execute()
}

/** A message that is being sent by whoever claimed it. */
export type ClaimedNotification = {
  readonly orderId: string
  readonly kind: OrderNotificationKind
  readonly orderNumber: string
  readonly phone: Phone
  /** How often it was tried, this time included. */
  readonly tries: number
}

/** Takes messages that are due; nobody else takes them, not even after a crash: told twice is worse than a doubt. */
export async function claimNotifications(
  queries: Queries,
  at: Date,
  most: number,
): Promise<ClaimedNotification[]> {
  const { rows } = await sql<ClaimedNotification & { dueAt: Date }>`
    update order_messages as due set state = 'SENDING', tries = due.tries + 1
    from orders, partners
    where (due.order_id, due.status) in (
      select order_id, status from order_messages
      where state = 'DUE' and next_try_at <= ${at.toISOString()}::timestamptz
      order by next_try_at limit ${most} for update skip locked
    ) and orders.order_id = due.order_id and partners.uid = orders.user_id
    returning due.order_id as "orderId", due.status as kind, orders.order_number as "orderNumber", partners.phone,
      due.tries, due.next_try_at as "dueAt"`.execute(queries)
  // what happened first is told first
  return rows.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
}

/** What came of sending a claimed message: it is sent, to be tried again at a time, or given up. */
export type SendOutcome = 'SENT' | 'FAILED' | { readonly again: Date }

/** Keeps what came of a claimed message. */
export async function finishNotification(
  queries: Queries,
  { orderId, kind }: Pick<ClaimedNotification, 'orderId' | 'kind'>,
  { came, at }: { readonly came: SendOutcome; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('order_messages')
    .set(typeof came === 'string' ? { state: came, told_at: at } : { state: 'DUE', next_try_at: came.again })
    .where('order_id', '=', orderId)
    .where('status', '=', kind)
    .execute()
}
