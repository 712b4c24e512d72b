import { sql } from 'kysely'
import { REFUND_WAITING_MS, type AttentionKind, type MoneyAttention } from '#domain/payments/attention.ts'
import { readRefundFault } from '#domain/payments/refund-fault.ts'
import type { Queries } from '../database.ts'
import { partialRefundSum } from './partial-refunds.ts'

type AttentionRow = Omit<MoneyAttention, 'fault'> & { readonly fault: string | null }

// each part finds its few rows by a partial index, however many payments there are
const attention = (at: Date) => sql<AttentionRow>`
  select found.kind, payments.payment_id as "paymentId", orders.order_id as "orderId", orders.order_number as "orderNumber",
    payments.currency,
    payments.amount, payments.refunded, payments.disputed, payments.lost, found.since, found.until, found.detail,
    found.fault
  from (
    select 'unknown-payment' as kind, payment_id, received_at as since, return_at as until, receipt as detail,
        null as fault
      from payments where used_for = 'UNKNOWN'
    union all
    select 'refund-refused', payment_id, requested_at, null, null, last_fault from refunds where state = 'REFUSED'
    union all
    select 'refund-refused', payment_id, min(requested_at), null, null, min(last_fault) from part_refunds
      where state = 'REFUSED' group by payment_id
    union all
    select 'refund-waiting', payment_id, min(requested_at), null, null, min(last_fault) from part_refunds
      where state = 'DUE' and requested_at < ${new Date(at.getTime() - REFUND_WAITING_MS).toISOString()}::timestamptz
      group by payment_id
    union all
    select 'refund-waiting', payment_id, requested_at, null, null, last_fault from refunds
      where state = 'DUE' and requested_at < ${new Date(at.getTime() - REFUND_WAITING_MS).toISOString()}::timestamptz
    union all
    select 'disputed', payment_id, min(seen_at), min(respond_by), min(reason), null from payment_disputes
      where state in ('open', 'under_review') group by payment_id
    union all
    select 'partly-refunded', payments.payment_id, received_at, null, null, null from payments join orders using (order_id)
      where refunded + lost > 0 and used_for = 'ORDER' and order_status = 'PLACED'
        and refunded + lost < amount
        and refunded + lost - ${partialRefundSum(sql.ref('payments.payment_id'))} > released
        and not exists (select from refunds where refunds.payment_id = payments.payment_id)
    union all
    select 'returned-twice', payment_id, received_at, null, null, null from payments
      where refunded + lost > 0 and refunded + lost > amount
  ) as found
  join payments on payments.payment_id = found.payment_id
  left join orders on orders.order_id = payments.order_id
  order by found.since, payments.payment_id`

/** The payments that staff must look at, longest waiting first. */
export async function findMoneyAttention(
  queries: Queries,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<MoneyAttention[]> {
  const { rows } = await sql<AttentionRow>`${attention(at)} limit ${most}`.execute(queries)
  return rows.map((row) => ({ ...row, fault: row.fault === null ? null : readRefundFault(row.fault) }))
}

/** Counts the payments that staff must look at, by kind; kinds without any are left out. */
export async function countMoneyAttention(
  queries: Queries,
  at: Date,
): Promise<{ readonly kind: AttentionKind; readonly count: number }[]> {
  const { rows } = await sql<{ kind: AttentionKind; count: number }>`
    select kind, count(*)::integer as count from (${attention(at)}) as found group by kind`.execute(queries)
  return rows
}
