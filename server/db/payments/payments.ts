import { sql } from 'kysely'
import type { Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'

/** An order of ours at the payment provider. */
export type PaymentOrder = {
  readonly providerOrderId: string
  readonly orderId: string
  readonly provider: string
  readonly amount: Paise
  readonly currency: string
}

type NewPaymentOrder = PaymentOrder & { readonly at: Date; readonly nextCheckAt: Date }

/** Keeps an order at the provider. An order of ours has one: of two at once the first stays, and is what is returned. */
export async function addPaymentOrder(queries: Queries, made: NewPaymentOrder): Promise<PaymentOrder> {
  await queries
    .insertInto('payment_orders')
    .values({
      provider_order_id: made.providerOrderId,
      order_id: made.orderId,
      provider: made.provider,
      amount: made.amount,
      currency: made.currency,
      created_at: made.at,
      next_check_at: made.nextCheckAt,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  return (await findPaymentOrder(queries, { orderId: made.orderId })) ?? made
}

/** The order at the provider of one of our orders, or of that id. */
export async function findPaymentOrder(
  queries: Queries,
  wanted: { readonly orderId: string } | { readonly providerOrderId: string },
): Promise<PaymentOrder | null> {
  const query = queries.selectFrom('payment_orders').selectAll()
  const row = await (
    'orderId' in wanted
      ? query.where('order_id', '=', wanted.orderId)
      : query.where('provider_order_id', '=', wanted.providerOrderId)
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

/** Takes orders at the provider whose state is to be asked for, and how often that was done before. */
export async function claimReconciliations(
  queries: Queries,
  { at, most, patience }: { readonly at: Date; readonly most: number; readonly patience: readonly number[] },
): Promise<{ readonly providerOrderId: string }[]> {
  // the time of the next check is written first: who crashes while checking has only put it off
  const { rows } = await sql<{ providerOrderId: string }>`
    update payment_orders as due set checks = due.checks + 1,
      next_check_at = ${at.toISOString()}::timestamptz
        + (${[...patience]}::integer[])[due.checks + 1] * interval '1 second'
    where provider_order_id in (
      select provider_order_id from payment_orders where next_check_at <= ${at.toISOString()}::timestamptz
      order by next_check_at limit ${most} for update skip locked
    )
    returning provider_order_id as "providerOrderId"`.execute(queries)
  return rows
}

/** Money that came for an order. */
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

/** Books money that came; false when it was booked before. */
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

/** The ids of the payments that are booked for an order. */
export async function recordedPaymentIds(queries: Queries, orderId: string): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .execute()
  return new Set(rows.map((row) => row.payment_id))
}
