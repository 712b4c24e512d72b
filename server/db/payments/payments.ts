import { sql } from 'kysely'
import type { Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'

/** The payment provider's order for one of ours. */
export type PaymentOrder = {
  readonly providerOrderId: string
  readonly orderId: string
  readonly provider: string
  readonly amount: Paise
  readonly currency: string
}

type NewPaymentOrder = PaymentOrder & { readonly at: Date; readonly nextCheckAt: Date }

/** Saves the provider's order for one of ours and returns it; when another was saved meanwhile, that one stays and is returned. */
export async function addPaymentOrder(queries: Queries, created: NewPaymentOrder): Promise<PaymentOrder> {
  await queries
    .insertInto('payment_orders')
    .values({
      provider_order_id: created.providerOrderId,
      order_id: created.orderId,
      provider: created.provider,
      amount: created.amount,
      currency: created.currency,
      created_at: created.at,
      next_check_at: created.nextCheckAt,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  return (await findPaymentOrder(queries, { orderId: created.orderId })) ?? created
}

/** The provider's order, by our order id or by the provider's. */
export async function findPaymentOrder(
  queries: Queries,
  which: { readonly orderId: string } | { readonly providerOrderId: string },
): Promise<PaymentOrder | null> {
  const query = queries.selectFrom('payment_orders').selectAll()
  const row = await (
    'orderId' in which
      ? query.where('order_id', '=', which.orderId)
      : query.where('provider_order_id', '=', which.providerOrderId)
  ).executeTakeFirst()
  return row === undefined
    ? null
    : {
        providerOrderId: row.provider_order_id,
        orderId: row.order_id,
        provider: row.provider,
        amount: row.amount as Paise,
        currency: row.currency,
      }
}

/**
 * Claims payment orders that are due for a check. The next check is scheduled first, `delays` (seconds, by the number of
 * checks made so far) from now, so that a crash only postpones it; after the last delay there is none.
 */
export async function claimReconciliations(
  queries: Queries,
  { at, limit, delays }: { readonly at: Date; readonly limit: number; readonly delays: readonly number[] },
): Promise<{ readonly providerOrderId: string }[]> {
  const { rows } = await sql<{ providerOrderId: string }>`
    update payment_orders as due set checks = due.checks + 1,
      next_check_at = ${at.toISOString()}::timestamptz
        + (${[...delays]}::integer[])[due.checks + 1] * interval '1 second'
    where provider_order_id in (
      select provider_order_id from payment_orders where next_check_at <= ${at.toISOString()}::timestamptz
      order by next_check_at limit ${limit} for update skip locked
    )
    returning provider_order_id as "providerOrderId"`.execute(queries)
  return rows
}

/** Money received for an order. */
export type Payment = {
  readonly paymentId: string
  readonly providerOrderId: string
  readonly orderId: string
  readonly amount: Paise
  readonly currency: string
  readonly method: string | null
  readonly usedFor: 'ORDER' | 'REFUND'
  readonly receivedAt: Date
}

/** Records a payment; false when it was recorded before. */
export async function addPayment(queries: Queries, payment: Payment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('payments')
    .values({
      payment_id: payment.paymentId,
      provider_order_id: payment.providerOrderId,
      order_id: payment.orderId,
      amount: payment.amount,
      currency: payment.currency,
      method: payment.method,
      used_for: payment.usedFor,
      received_at: payment.receivedAt,
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The ids of the payments recorded for an order. */
export async function recordedPaymentIds(queries: Queries, orderId: string): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .execute()
  return new Set(rows.map((row) => row.payment_id))
}
