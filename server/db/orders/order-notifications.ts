import { sql } from 'kysely'
import type { Language } from '#domain/i18n/language.ts'
import type { OrderNotificationKind } from '#domain/order-notifications/order-notification.ts'
import type { StoredMessageFault } from '#domain/order-notifications/order-message.ts'
import type { MessagesSent } from '#domain/notifications/message-limits.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Queries } from '../database.ts'

/** Queues a notification for the customer of an order; each kind is queued once. */
export async function addOrderNotification(
  queries: Queries,
  {
    orderId,
    kind,
    dueAt,
  }: { readonly orderId: string; readonly kind: OrderNotificationKind; readonly dueAt: Date },
): Promise<void> {
  await queries
    .insertInto('order_messages')
    .values({ order_id: orderId, status: kind, state: 'DUE', next_try_at: dueAt })
    .onConflict((conflict) => conflict.columns(['order_id', 'status']).doNothing())
    .execute()
}

/** Queues a notification that an order may need more than once; one that was not sent yet is replaced. */
export async function renewOrderNotification(
  queries: Queries,
  {
    orderId,
    kind,
    dueAt,
  }: { readonly orderId: string; readonly kind: OrderNotificationKind; readonly dueAt: Date },
): Promise<void> {
  const due = { state: 'DUE', next_try_at: dueAt } as const
  // a late report on the earlier message must not count for this one
  const afresh = { ...due, tries: 0, sent_by: null, sent_reference: null, delivered_at: null, fault: null }
  await queries
    .insertInto('order_messages')
    .values({ order_id: orderId, status: kind, ...due })
    .onConflict((conflict) => conflict.columns(['order_id', 'status']).doUpdateSet(afresh))
    .execute()
}

/**
 * Drops the notifications of an order that were not sent yet: something newer makes them untrue, or in the case of a refund
 * tells them as well.
 */
export async function skipUnsentNotifications(queries: Queries, orderId: string): Promise<void> {
  await queries
    .updateTable('order_messages')
    .set({ state: 'SKIPPED', fault: 'outdated' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'DUE')
    .execute()
}

/** Tells whether the news that an order was cancelled waits to be sent. */
export async function willTellOfCancellation(queries: Queries, orderId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('order_messages')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'CANCELLED')
    .where('state', '=', 'DUE')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Counts the messages about orders, restocked variants, and to one person about anything else, that were sent within a window: by the store, and to the
 * customer with this uid.
 */
export async function countSentNotifications(
  queries: Queries,
  customer: string,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<MessagesSent> {
  const told = (table: 'order_messages' | 'stock_alerts' | 'customer_messages') => {
    const column = sql.ref(`${table}.told_at`)
    return sql`${column} > ${since.toISOString()}::timestamptz and ${column} <= ${until.toISOString()}::timestamptz`
  }
  const sentMessages = sql`(order_messages.state = 'SENT' or order_messages.fault = 'undelivered') and ${told('order_messages')}`
  const sentAlerts = sql`stock_alerts.state = 'SENT' and ${told('stock_alerts')}`
  // what no provider answered may have been sent, and paid for
  const sentToCustomers = sql`(customer_messages.state = 'SENT' or customer_messages.fault = 'unanswered') and ${told('customer_messages')}`
  // the day's messages are counted without their orders, which are many on a busy day and this is asked before each message
  const { rows } = await sql<MessagesSent>`
    select (
      (select count(*) from order_messages where ${sentMessages}) + (select count(*) from stock_alerts where ${sentAlerts}) +
      (select count(*) from customer_messages where ${sentToCustomers})
    )::integer as "byStore", (
      (
        select count(*) from orders join order_messages on order_messages.order_id = orders.order_id
        where orders.user_id = ${customer} and ${sentMessages}
      ) + (select count(*) from stock_alerts where partner_uid = ${customer} and ${sentAlerts}) +
      (select count(*) from customer_messages where partner_uid = ${customer} and ${sentToCustomers})
    )::integer as "toCustomer"`.execute(queries)
  return rows[0] ?? { byStore: 0, toCustomer: 0 }
}

/** A notification that its claimer is sending. */
export type ClaimedNotification = {
  readonly orderId: string
  readonly kind: OrderNotificationKind
  readonly orderNumber: string
  /** Null when the customer's number may have a new owner. */
  readonly phone: Phone | null
  readonly customer: { readonly uid: string; readonly active: boolean; readonly language: Language }
  /** True if this store returns a payment of the order. */
  readonly isRefunded: boolean
  /** True if the order has moved on since it was placed. */
  readonly hasMoved: boolean
  /** Number of attempts, this one included. */
  readonly tries: number
}

/** Claims notifications that are due. They are not claimed again, not even after a crash: a duplicate is worse than a gap. */
export async function claimNotifications(
  queries: Queries,
  at: Date,
  limit: number,
): Promise<ClaimedNotification[]> {
  const { rows } = await sql<ClaimedNotification & { dueAt: Date }>`
    update order_messages as due set state = 'SENDING', tries = due.tries + 1
    from orders, partners
    where (due.order_id, due.status) in (
      select order_id, status from order_messages
      where state = 'DUE' and next_try_at <= ${at.toISOString()}::timestamptz
      order by next_try_at limit ${limit} for update skip locked
    ) and orders.order_id = due.order_id and partners.uid = orders.user_id
    returning due.order_id as "orderId", due.status as kind, orders.order_number as "orderNumber", partners.phone,
      json_build_object('uid', partners.uid, 'active', partners.active, 'language', partners.language) as customer,
      exists (
        select from refunds where refunds.order_id = due.order_id and refunds.reason <> 'dispute-lost'
      ) as "isRefunded", orders.order_status not in ('INITIATED', 'PLACED') as "hasMoved",
      due.tries, due.next_try_at as "dueAt"`.execute(queries)
  // UPDATE returns rows in no particular order
  return rows.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
}

/** The result of sending a claimed notification: taken by a provider, failed for good, skipped, or to be retried at a time. */
export type SendOutcome =
  | { readonly state: 'SENT'; readonly by: string; readonly reference: string | null }
  | { readonly state: 'FAILED' | 'SKIPPED'; readonly fault: StoredMessageFault }
  | { readonly state: 'DUE'; readonly retryAt: Date; readonly fault: StoredMessageFault }

/** Records the result of sending a claimed notification. */
export async function finishNotification(
  queries: Queries,
  { orderId, kind }: Pick<ClaimedNotification, 'orderId' | 'kind'>,
  { outcome, at }: { readonly outcome: SendOutcome; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('order_messages')
    .set(columnsOf(outcome, at))
    .where('order_id', '=', orderId)
    .where('status', '=', kind)
    .execute()
}

function columnsOf(outcome: SendOutcome, at: Date) {
  switch (outcome.state) {
    case 'SENT': {
      const { state, by, reference } = outcome
      return { state, told_at: at, sent_by: by, sent_reference: reference, fault: null }
    }
    case 'DUE':
      return { state: outcome.state, next_try_at: outcome.retryAt, fault: outcome.fault }
    case 'FAILED':
    case 'SKIPPED':
      return { state: outcome.state, told_at: at, fault: outcome.fault }
  }
}

/** Records what a provider reports about a message it took; one of an earlier message is ignored. */
export async function recordNotificationDelivery(
  queries: Queries,
  { route, reference }: { readonly route: string; readonly reference: string },
  { state, at }: { readonly state: 'delivered' | 'failed'; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('order_messages')
    .set(state === 'delivered' ? { delivered_at: at } : { state: 'FAILED', fault: 'undelivered' })
    .where('sent_by', '=', route)
    .where('sent_reference', '=', reference)
    .where('state', '=', 'SENT')
    .where('delivered_at', 'is', null)
    .execute()
}
