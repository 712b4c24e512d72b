import { sql } from 'kysely'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import { storeRefundFault, type RefundFault } from '#domain/payments/refund-fault.ts'
import type { Queries } from '../database.ts'

/** The return of a whole payment; less is sent when part of it went back elsewhere. */
export type Refund = {
  readonly paymentId: string
  /** Null for a payment of no known order. */
  readonly orderId: string | null
  /** The provider sends the money once for one key. */
  readonly key: string
  /** Amount that was sent with the key; null before the first attempt. */
  readonly sending: Paise | null
  readonly amount: Paise
  readonly requestedAt: Date
  /** True if staff returned the money in another way. */
  readonly isByHand: boolean
}

/** `DUE` until the provider has sent the money, `REFUSED` when it will not and staff must return it. */
export type RefundState = { readonly amount: Paise; readonly state: 'DUE' | 'DONE' | 'REFUSED' }

type NewRefund = Pick<Refund, 'paymentId' | 'orderId' | 'key' | 'amount'>

/** Queues the refund of a payment; a payment is refunded once, however often this is called. */
export async function addRefund(
  queries: Queries,
  refund: NewRefund & { readonly reason: string; readonly at: Date },
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

/** The refund of a payment; null when it was never requested. */
export async function findRefund(
  queries: Queries,
  paymentId: string,
): Promise<(Refund & RefundState) | null> {
  const row = await queries
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        paymentId,
        orderId: row.order_id,
        key: row.refund_key,
        sending: row.sending === null ? null : toPaise(row.sending),
        amount: toPaise(row.amount),
        requestedAt: row.requested_at,
        isByHand: row.by_hand,
        state: row.state,
      }
}

/** Claims refunds that are due. The next attempt is scheduled first, at `retryAt`, so that a crash only postpones it. */
export async function claimRefunds(
  queries: Queries,
  { at, retryAt, limit }: { readonly at: Date; readonly retryAt: Date; readonly limit: number },
): Promise<{ readonly paymentId: string }[]> {
  const { rows } = await sql<{ paymentId: string }>`
    update refunds as due set tries = due.tries + 1, next_try_at = ${retryAt.toISOString()}::timestamptz
    where payment_id in (
      select payment_id from refunds where state = 'DUE' and next_try_at <= ${at.toISOString()}::timestamptz
      order by next_try_at limit ${limit} for update skip locked
    )
    returning payment_id as "paymentId"`.execute(queries)
  return rows
}

/** Marks a refund as done, because the provider has sent the money; false when it was marked before. */
export async function finishRefund(
  queries: Queries,
  {
    paymentId,
    providerRefundId,
    at,
  }: { readonly paymentId: string; readonly providerRefundId: string | null; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('refunds')
    .set({ state: 'DONE', provider_refund_id: providerRefundId, done_at: at, last_fault: null })
    .where('payment_id', '=', paymentId)
    .where('state', '<>', 'DONE')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes a refund due again: a done one whose money came back, or a refused one that staff want tried once more. */
export async function reopenRefund(
  queries: Queries,
  paymentId: string,
  { key, at }: { readonly key: string; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('refunds')
    .set({
      state: 'DUE',
      refund_key: key,
      sending: null,
      provider_refund_id: null,
      done_at: null,
      requested_at: at,
      next_try_at: at,
    })
    .where('payment_id', '=', paymentId)
    .where('state', '<>', 'DUE')
    .execute()
}

/** Records that staff returned the money of a refused refund in another way; false when it is not refused. */
export async function finishRefundByHand(queries: Queries, paymentId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('refunds')
    .set({ state: 'DONE', by_hand: true, done_at: at })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'REFUSED')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks a due refund as refused by the provider for good; false when it is not due. */
export async function refuseRefund(
  queries: Queries,
  paymentId: string,
  fault: RefundFault,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('refunds')
    .set({ state: 'REFUSED', last_fault: storeRefundFault(fault) })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'DUE')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The next attempt of a due refund and the last fault; what is left out stays. */
type NextAttempt = {
  readonly key?: string
  readonly sending?: Paise
  readonly nextTryAt?: Date
  readonly fault?: RefundFault | null
}

/** Schedules the next attempt of a refund; a finished one stays as it is. */
export async function rescheduleRefund(
  queries: Queries,
  paymentId: string,
  { key, sending, nextTryAt, fault }: NextAttempt,
): Promise<void> {
  await queries
    .updateTable('refunds')
    .set({
      ...(key !== undefined && { refund_key: key }),
      ...(sending !== undefined && { sending }),
      ...(nextTryAt && { next_try_at: nextTryAt }),
      ...(fault !== undefined && { last_fault: fault && storeRefundFault(fault) }),
    })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'DUE')
    .execute()
}
