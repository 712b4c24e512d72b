import { sql, type RawBuilder } from 'kysely'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import { storeRefundFault, type RefundFault } from '#domain/payments/refund-fault.ts'
import type { Queries } from '../database.ts'

/** The return of a part of a payment. `SUPERSEDED` when the whole payment is returned instead. */
export type PartialRefund = {
  readonly id: string
  /** The provider sends the money once for one key. */
  readonly key: string
  readonly paymentId: string
  readonly orderId: string
  readonly amount: Paise
  readonly state: 'DUE' | 'DONE' | 'REFUSED' | 'SUPERSEDED'
  readonly isByHand: boolean
  readonly requestedAt: Date
  readonly tries: number
}

type NewPartialRefund = Pick<PartialRefund, 'id' | 'key' | 'paymentId' | 'orderId' | 'amount'>

/** Queues the return of a part of a payment. */
export async function addPartialRefund(
  queries: Queries,
  refund: NewPartialRefund & { readonly reason: string; readonly at: Date },
): Promise<void> {
  await queries
    .insertInto('part_refunds')
    .values({
      id: refund.id,
      refund_key: refund.key,
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      amount: refund.amount,
      reason: refund.reason,
      state: 'DUE',
      requested_at: refund.at,
      done_at: null,
      next_try_at: refund.at,
      last_fault: null,
    })
    .execute()
}

const columns = sql<PartialRefund>`id, refund_key as key, payment_id as "paymentId", order_id as "orderId", amount, state,
  by_hand as "isByHand", requested_at as "requestedAt", tries`

/** The returns of parts of a payment, oldest first. */
export async function findPartialRefunds(queries: Queries, paymentId: string): Promise<PartialRefund[]> {
  const { rows } =
    await sql<PartialRefund>`select ${columns} from part_refunds where payment_id = ${paymentId}
    order by requested_at, id`.execute(queries)
  return rows
}

/**
 * Sums what the provider has refunded of a payment because this store asked for parts of it, in paise; a failed refund moved
 * no money.
 */
export async function sumPartialRefunds(queries: Queries, paymentId: string): Promise<Paise> {
  const { rows } = await sql<{
    total: string
  }>`select ${partialRefundSum(sql`${paymentId}`)} as total`.execute(queries)
  return toPaise(Number(rows[0]?.total ?? 0))
}

/** The same as a part of a statement. */
export function partialRefundSum(paymentId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select sum(sent.amount) from payment_refunds as sent
    join part_refunds as asked on asked.payment_id = sent.payment_id and asked.refund_key::text = sent.refund_key
    where sent.payment_id = ${paymentId} and sent.state <> 'failed'
  ), 0)`
}

/** Amount that the refund of a whole payment returns, in paise: all but the parts that went back before. A part of a statement over `refunds`. */
export const wholeRefundAmount = sql<string>`(
  (select whole.amount from payments as whole where whole.payment_id = refunds.payment_id) - coalesce((
    select sum(part.amount) from part_refunds as part where part.payment_id = refunds.payment_id and part.state = 'DONE'
  ), 0)
)`

/** Sums what staff gave back in cash or by UPI for an order that was paid online, in paise. */
export async function sumHandedBack(queries: Queries, orderId: string): Promise<Paise> {
  const row = await queries
    .selectFrom('order_changes')
    .select((is) => is.fn.sum<string | null>('given_back').as('total'))
    .where('order_id', '=', orderId)
    .where('method', '<>', 'ONLINE')
    .executeTakeFirst()
  return toPaise(Number(row?.total ?? 0))
}

/** Claims those that are due. The next attempt is scheduled first, so that a crash only postpones it. */
export async function claimPartialRefunds(
  queries: Queries,
  { at, retryAt, limit }: { readonly at: Date; readonly retryAt: Date; readonly limit: number },
): Promise<PartialRefund[]> {
  const { rows } = await sql<PartialRefund>`
    update part_refunds as due set tries = due.tries + 1, next_try_at = ${retryAt.toISOString()}::timestamptz
    where id in (
      select id from part_refunds where state = 'DUE' and next_try_at <= ${at.toISOString()}::timestamptz
      order by next_try_at limit ${limit} for update skip locked
    )
    returning ${columns}`.execute(queries)
  return rows
}

/** Update of a partial refund; a field left out stays. */
type PartialRefundUpdate = {
  readonly state?: PartialRefund['state']
  readonly key?: string
  readonly isByHand?: boolean
  readonly nextTryAt?: Date
  readonly doneAt?: Date | null
  readonly fault?: RefundFault | null
}

/** Updates returns of parts that are in one of the states; tells how many there were. */
export async function updatePartialRefunds(
  queries: Queries,
  which: ({ readonly id: string } | { readonly paymentId: string }) & {
    readonly in: readonly PartialRefund['state'][]
  },
  { state, key, isByHand, nextTryAt, doneAt, fault }: PartialRefundUpdate,
): Promise<number> {
  const query = queries
    .updateTable('part_refunds')
    .set({
      ...(state !== undefined && { state }),
      ...(key !== undefined && { refund_key: key }),
      ...(isByHand !== undefined && { by_hand: isByHand }),
      ...(nextTryAt && { next_try_at: nextTryAt }),
      ...(doneAt !== undefined && { done_at: doneAt }),
      ...(fault !== undefined && { last_fault: fault && storeRefundFault(fault) }),
    })
    .where('state', 'in', which.in)
  const { numUpdatedRows } = await (
    'id' in which ? query.where('id', '=', which.id) : query.where('payment_id', '=', which.paymentId)
  ).executeTakeFirst()
  return Number(numUpdatedRows)
}
