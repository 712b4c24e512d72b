import { sql, type Selectable } from 'kysely'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { PaymentLedger } from '#domain/payments/ledger.ts'
import type { Queries, Schema } from '../database.ts'
import { ledgerOf } from './ledger.ts'

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
        amount: toPaise(row.amount),
        currency: row.currency,
      }
}

/** Tables of orders at the provider: for orders of the store, and for accounts of credit. */
export type Reconciled = 'payment_orders' | 'account_payment_orders'

/**
 * Claims payment orders that are due for a check. The next check is scheduled first, `delays` (seconds, by the number of
 * checks made so far) from now, so that a crash only postpones it; after the last delay there is none.
 */
export async function claimReconciliations(
  queries: Queries,
  of: Reconciled,
  { at, limit, delays }: { readonly at: Date; readonly limit: number; readonly delays: readonly number[] },
): Promise<{ readonly providerOrderId: string }[]> {
  const { rows } = await sql<{ providerOrderId: string }>`
    update ${sql.table(of)} as due set checks = due.checks + 1,
      next_check_at = ${at.toISOString()}::timestamptz
        + (${[...delays]}::integer[])[due.checks + 1] * interval '1 second'
    where provider_order_id in (
      select provider_order_id from ${sql.table(of)} where next_check_at <= ${at.toISOString()}::timestamptz
      order by next_check_at limit ${limit} for update skip locked
    )
    returning provider_order_id as "providerOrderId"`.execute(queries)
  return rows
}

/** Use of a payment; `UNKNOWN` until its order is found, `FOREIGN` when staff say that it is not this store's. */
export type PaymentUse = 'ORDER' | 'ACCOUNT' | 'REFUND' | 'UNKNOWN' | 'FOREIGN'

/** A captured payment as it is first recorded. */
export type NewPayment = {
  readonly paymentId: string
  readonly providerOrderId: string | null
  readonly orderId: string | null
  /** The account of credit that it is paid into. */
  readonly accountId?: string | null
  readonly amount: Paise
  readonly currency: string
  readonly method: string | null
  readonly usedFor: PaymentUse
  readonly receivedAt: Date
}

/** A recorded payment with its ledger. */
export type Payment = NewPayment & {
  readonly ledger: PaymentLedger
  /** Amount that staff knew to have gone back past this store when they let its order be shipped. */
  readonly released: Paise
  /** Our reference at the provider, of a payment that no order was found for. */
  readonly receipt: string | null
  /** Time at which a payment of this store without an order is returned. */
  readonly returnAt: Date | null
}

/** Records a payment, or finds the use of one that was of no known order; false when it was recorded before. */
export async function addPayment(queries: Queries, payment: NewPayment): Promise<boolean> {
  const use = {
    provider_order_id: payment.providerOrderId,
    order_id: payment.orderId,
    account_id: payment.accountId ?? null,
    used_for: payment.usedFor,
  }
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('payments')
    .values({
      ...use,
      payment_id: payment.paymentId,
      amount: payment.amount,
      currency: payment.currency,
      method: payment.method,
      received_at: payment.receivedAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('payment_id')
        .doUpdateSet({ ...use, next_check_at: null, return_at: null })
        .where('payments.used_for', 'in', ['UNKNOWN', 'FOREIGN']),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A recorded payment; null for one that never was. */
export async function findPayment(queries: Queries, paymentId: string): Promise<Payment | null> {
  const row = await queries
    .selectFrom('payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row === undefined ? null : paymentFromRow(row)
}

/** The payments recorded for an order. */
export async function findOrderPayments(queries: Queries, orderId: string): Promise<Payment[]> {
  const rows = await queries.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute()
  return rows.map(paymentFromRow)
}

/** Lets an order be shipped although so much of its payment went back past this store. */
export async function releasePayment(queries: Queries, paymentId: string, released: Paise): Promise<void> {
  await queries.updateTable('payments').set({ released }).where('payment_id', '=', paymentId).execute()
}

function paymentFromRow(row: Selectable<Schema['payments']>): Payment {
  return {
    paymentId: row.payment_id,
    providerOrderId: row.provider_order_id,
    orderId: row.order_id,
    accountId: row.account_id,
    amount: toPaise(row.amount),
    currency: row.currency,
    method: row.method,
    usedFor: row.used_for,
    receivedAt: row.received_at,
    ledger: ledgerOf(row),
    released: toPaise(row.released),
    receipt: row.receipt,
    returnAt: row.return_at,
  }
}
