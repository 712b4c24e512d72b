import { sql } from 'kysely'
import type { CustomerDocument } from '#domain/customers/customer.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'
import { wholeRefundAmount } from '../payments/partial-refunds.ts'

/** Documents and GST numbers are looked for in so many of a customer's latest orders. */
const LATEST_ORDERS = 100

const latest = (uid: string) => sql`(
  select order_id, order_number, buyer_gstin, created_at from orders where user_id = ${uid}
  order by created_at desc limit ${LATEST_ORDERS}) as latest`

/** The invoices and credit notes of a customer's latest orders, newest first. */
export async function findCustomerDocuments(
  queries: Queries,
  uid: string,
  limit: number,
): Promise<CustomerDocument[]> {
  const { rows } = await sql<Omit<CustomerDocument, 'issuedAt' | 'total'> & { at: Date; total: number }>`
    select number, kind, tax_documents.order_id as "orderId", issued_at as at,
      (document -> 'totals' ->> 'grandTotal')::bigint as total
    from ${latest(uid)} join tax_documents on tax_documents.order_id = latest.order_id
    order by issued_at desc, number desc limit ${limit}`.execute(queries)
  return rows.map(({ at, total, ...row }) => ({ ...row, issuedAt: at.toISOString(), total: toPaise(total) }))
}

/** The GST numbers on a customer's latest orders, the latest first. */
export async function findCustomerGstins(queries: Queries, uid: string): Promise<string[]> {
  const { rows } = await sql<{ gstin: string }>`
    select buyer_gstin as gstin from ${latest(uid)} where buyer_gstin is not null
    group by buyer_gstin order by max(created_at) desc limit 10`.execute(queries)
  return rows.map(({ gstin }) => gstin)
}

/** The cash orders of a customer that may not be paid, the oldest first. */
export async function findUnpaidCashOrders(queries: Queries, uid: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from orders where user_id = ${uid} and payment_mode = 'COD'
      and (order_status in ('PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY')
        or order_status = 'DELIVERED' and payment_status = 'PENDING')
    order by created_at limit ${limit}`.execute(queries)
  return rows.map(({ id }) => id)
}

/** Sums what is being refunded to a customer of their online payments, in paise. */
export async function sumRefundsDue(queries: Queries, uid: string): Promise<Paise> {
  const { rows } = await sql<{ due: number }>`
    select (
      (select coalesce(sum(${wholeRefundAmount}), 0) from refunds
        where state in ('DUE', 'REFUSED') and order_id in (select order_id from orders where user_id = ${uid}))
      + (select coalesce(sum(amount), 0) from part_refunds
        where state in ('DUE', 'REFUSED') and order_id in (select order_id from orders where user_id = ${uid}))
    )::bigint as due`.execute(queries)
  return toPaise(rows[0]?.due ?? 0)
}
