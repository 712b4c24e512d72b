import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Paise } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../database.ts'
import { addOrderNotification } from '../orders/order-notifications.ts'

/** Money that goes back: the whole of a payment. */
export type Refund = {
  readonly paymentId: string
  readonly orderId: string
  readonly key: string
  readonly amount: Paise
  readonly tries: number
}

/** Notes that a payment goes back. It goes back once, whoever asks. */
export async function addRefund(
  queries: Queries,
  refund: Omit<Refund, 'tries'> & { readonly reason: string; readonly at: Date },
): Promise<void> {
  await queries
    .insertInto('refunds')
    .values({
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      refund_key: refund.key,
      amount: refund.amount,
      reason: refund.reason,
      state: 'DUE',
      requested_at: refund.at,
      next_try_at: refund.at,
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute()
}

/** Notes that what was paid for a locked order goes back, and that its customer is told; nothing where nothing was paid. */
export async function requestRefund(
  queries: Queries,
  { orderId, paymentId, paymentStatus, grandTotal }: Order,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<void> {
  if (paymentId === null || paymentStatus !== 'PAID') return
  await addRefund(queries, { paymentId, orderId, key: randomUUID(), amount: grandTotal, reason, at })
  await addOrderNotification(queries, { orderId, kind: 'REFUND', at })
}

/** Takes refunds that are to be sent; the next try is written first, so a crash has only put it off. */
export async function claimRefunds(
  queries: Queries,
  { at, again, most }: { readonly at: Date; readonly again: Date; readonly most: number },
): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    update refunds as due set tries = due.tries + 1, next_try_at = ${again.toISOString()}::timestamptz
    where payment_id in (
      select payment_id from refunds where state = 'DUE' and next_try_at <= ${at.toISOString()}::timestamptz
      order by next_try_at limit ${most} for update skip locked
    )
    returning payment_id as "paymentId", order_id as "orderId", refund_key as key, amount, tries`.execute(
    queries,
  )
  return rows
}

/** Keeps that the provider has sent a refund, and on the order that its payment went back. */
export async function finishRefund(
  queries: Queries,
  { paymentId, providerRefundId, at }: { paymentId: string; providerRefundId: string; at: Date },
): Promise<void> {
  const done = at.toISOString()
  await sql`
    with sent as (
      update refunds set state = 'DONE', provider_refund_id = ${providerRefundId}, done_at = ${done}::timestamptz,
        last_fault = null
      where payment_id = ${paymentId} and state = 'DUE' returning payment_id
    )
    update orders set payment_status = 'REFUNDED', updated_at = ${done}::timestamptz
    where payment_id in (select payment_id from sent)`.execute(queries)
}

/** When and under which key a due refund is asked for next, and what went wrong; what is not named stays. */
type Plan = { readonly key?: string; readonly nextTryAt?: Date; readonly fault?: string | null }

/** Keeps how it goes on with a refund; one that is done stays as it is. */
export async function rescheduleRefund(
  queries: Queries,
  paymentId: string,
  { key, nextTryAt, fault }: Plan,
): Promise<void> {
  await queries
    .updateTable('refunds')
    .set({
      ...(key !== undefined && { refund_key: key }),
      ...(nextTryAt && { next_try_at: nextTryAt }),
      ...(fault !== undefined && { last_fault: fault }),
    })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'DUE')
    .execute()
}

/** What is known of the money of an order that goes back. */
export type RefundState = { readonly amount: Paise; readonly state: 'DUE' | 'DONE' }

/** What went back, or goes back, of the money that came for an order; null when nothing does. */
export async function findRefund(queries: Queries, orderId: string): Promise<RefundState | null> {
  const rows = await queries
    .selectFrom('refunds')
    .select(['amount', 'state'])
    .where('order_id', '=', orderId)
    .execute()
  if (rows.length === 0) return null
  const amount = rows.reduce((sum, row) => sum + row.amount, 0) as Paise
  return { amount, state: rows.every((row) => row.state === 'DONE') ? 'DONE' : 'DUE' }
}
