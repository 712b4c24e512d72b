import { sql } from 'kysely'
import type { AttentionKind, MoneyAttention } from '#domain/payments/attention.ts'
import type { Queries } from '../database.ts'

/** How long a refund may wait before staff hear of it. */
const WAITING_MS = 24 * 60 * 60_000

const attention = (at: Date) => sql<MoneyAttention>`
  select found.kind, payments.payment_id as "paymentId", order_number as "orderNumber", currency, payments.amount, refunded,
    disputed, lost, found.since, found.until, found.detail
  from payments
  left join orders on orders.order_id = payments.order_id
  left join refunds on refunds.payment_id = payments.payment_id
  cross join lateral (
    select 'unknown-payment' as kind, received_at as since, return_at as until, receipt as detail
      where used_for = 'UNKNOWN'
    union all
    select 'refund-refused', requested_at, null, last_fault where refunds.state = 'REFUSED'
    union all
    select 'refund-waiting', requested_at, null, last_fault
      where refunds.state = 'DUE' and requested_at < ${new Date(at.getTime() - WAITING_MS).toISOString()}::timestamptz
    union all
    select 'disputed', min(seen_at), min(respond_by), min(reason) from payment_disputes
      where payment_disputes.payment_id = payments.payment_id and payment_disputes.state in ('open', 'under_review')
      having count(*) > 0
    union all
    select 'partly-refunded', received_at, null, null
      where used_for = 'ORDER' and order_status = 'PLACED' and refunds.state is null
        and refunded + lost > released and refunded + lost < payments.amount
    union all
    select 'returned-twice', received_at, null, null where refunded + lost > payments.amount
  ) as found
  order by found.since, payments.payment_id`

/** The payments that staff must look at, longest waiting first. */
export async function findMoneyAttention(
  queries: Queries,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<MoneyAttention[]> {
  const { rows } = await sql<MoneyAttention>`${attention(at)} limit ${most}`.execute(queries)
  return rows
}

/** How many payments staff must look at, by kind; kinds without any are left out. */
export async function countMoneyAttention(
  queries: Queries,
  at: Date,
): Promise<{ readonly kind: AttentionKind; readonly count: number }[]> {
  const { rows } = await sql<{ kind: AttentionKind; count: number }>`
    select kind, count(*)::integer as count from (${attention(at)}) as found group by kind`.execute(queries)
  return rows
}
