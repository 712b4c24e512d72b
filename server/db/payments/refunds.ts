import { sql } from 'kysely'
import type { Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'

/** The refund of a whole payment. */
export type Refund = {
  readonly paymentId: string
  readonly orderId: string
  /** The provider sends the money once for one key. */
  readonly key: string
  readonly amount: Paise
  readonly tries: number
}

/** Queues the refund of a payment; a payment is refunded once, however often this is called. */
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

/** Claims refunds that are due. The next attempt is scheduled first, at `retryAt`, so that a crash only postpones it. */
export async function claimRefunds(
  queries: Queries,
  { at, retryAt, limit }: { readonly at: Date; readonly retryAt: Date; readonly limit: number },
): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    update refunds as due set tries = due.tries + 1, next_try_at = ${retryAt.toISOString()}::timestamptz
    where payment_id in (
      select payment_id from refunds where state = 'DUE' and next_try_at <= ${at.toISOString()}::timestamptz
      order by next_try_at limit ${limit} for update skip locked
    )
    returning payment_id as "paymentId", order_id as "orderId", refund_key as key, amount, tries`.execute(
    queries,
  )
  return rows
}

/** Marks a refund as sent by the provider; false when it was marked before. */
export async function finishRefund(
  queries: Queries,
  { paymentId, providerRefundId, at }: { paymentId: string; providerRefundId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('refunds')
    .set({ state: 'DONE', provider_refund_id: providerRefundId, done_at: at, last_fault: null })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'DUE')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The next attempt of a due refund and the last error; what is left out stays. */
type NextAttempt = { readonly key?: string; readonly nextTryAt?: Date; readonly error?: string | null }

/** Schedules the next attempt of a refund; a finished one stays as it is. */
export async function rescheduleRefund(
  queries: Queries,
  paymentId: string,
  { key, nextTryAt, error }: NextAttempt,
): Promise<void> {
  await queries
    .updateTable('refunds')
    .set({
      ...(key !== undefined && { refund_key: key }),
      ...(nextTryAt && { next_try_at: nextTryAt }),
      ...(error !== undefined && { last_fault: error }),
    })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'DUE')
    .execute()
}

/** The amounts and states of the refunds of an order. */
export async function findRefunds(queries: Queries, orderId: string): Promise<RefundState[]> {
  const rows = await queries
    .selectFrom('refunds')
    .select(['amount', 'state'])
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ amount, state }) => ({ amount: amount as Paise, state }))
}

/** `DUE` until the provider has sent the money. */
export type RefundState = { readonly amount: Paise; readonly state: 'DUE' | 'DONE' }
