import { sql } from 'kysely'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'
import type { NewPayment } from './payments.ts'

/** A payment that no order was found for. */
export type UnknownPayment = Omit<NewPayment, 'orderId' | 'usedFor'> & {
  readonly receipt: string | null
  readonly nextCheckAt: Date
  /** Time at which it is returned; null when nothing shows that it was paid to this store. */
  readonly returnAt: Date | null
}

/** Records a payment that no order was found for; false when it is recorded already. */
export async function keepUnknownPayment(queries: Queries, payment: UnknownPayment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('payments')
    .values({
      payment_id: payment.paymentId,
      provider_order_id: payment.providerOrderId,
      order_id: null,
      amount: payment.amount,
      currency: payment.currency,
      method: payment.method,
      used_for: 'UNKNOWN',
      received_at: payment.receivedAt,
      receipt: payment.receipt,
      next_check_at: payment.nextCheckAt,
      return_at: payment.returnAt,
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Claims unknown payments that are due for a check. The next one is scheduled first, so that a crash only postpones it. */
export async function claimUnknownPayments(
  queries: Queries,
  { at, nextCheckAt, limit }: { readonly at: Date; readonly nextCheckAt: Date; readonly limit: number },
): Promise<{ readonly paymentId: string }[]> {
  const { rows } = await sql<{ paymentId: string }>`
    update payments as due set next_check_at = ${nextCheckAt.toISOString()}::timestamptz
    where payment_id in (
      select payment_id from payments where used_for = 'UNKNOWN' and next_check_at <= ${at.toISOString()}::timestamptz
      order by next_check_at limit ${limit} for update skip locked
    )
    returning payment_id as "paymentId"`.execute(queries)
  return rows
}

/** Decides what becomes of a payment of no known order; its amount, or null when it is not unknown. */
export async function decideUnknownPayment(
  queries: Queries,
  paymentId: string,
  { usedFor, note }: { readonly usedFor: 'REFUND' | 'FOREIGN'; readonly note: string | null },
): Promise<Paise | null> {
  const row = await queries
    .updateTable('payments')
    .set({ used_for: usedFor, next_check_at: null, staff_note: note })
    .where('payment_id', '=', paymentId)
    .where('used_for', '=', 'UNKNOWN')
    .returning('amount')
    .executeTakeFirst()
  return row === undefined ? null : toPaise(row.amount)
}
