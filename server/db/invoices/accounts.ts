import { sql } from 'kysely'
import { adjustmentKinds, type AccountAdjustment } from '#domain/gst-returns/account-adjustments.ts'
import type { CashEntry } from '#domain/gst-returns/cash-book.ts'
import type { MoneyMovement } from '#domain/gst-returns/tally.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'
import { wholeRefundAmount } from '../payments/partial-refunds.ts'
import { doorMoney } from '../trips/door-receipts.ts'

type Period = { readonly from: Date; readonly before: Date }

/** Name, GSTIN and phone number of the holder of an account `a`. A firm is known by its GSTIN, everybody else by their number. */
const holderColumns = sql`coalesce(f.legal_name, p.name, p.phone, p.former_phone) as name, f.gstin as gstin,
  coalesce(p.phone, p.former_phone) as phone`
const holderJoins = sql`left join partners as p on a.holder_kind = 'partner' and p.uid::text = a.holder_id
  left join firms as f on a.holder_kind = 'firm' and f.id::text = a.holder_id`

type PartyRow = { readonly name: string | null; readonly gstin: string | null; readonly phone: string | null }

/** The tax documents that were issued in a period, in the order of their numbers. */
export async function findIssuedDocuments(queries: Queries, period: Period): Promise<TaxDocument[]> {
  const rows = await queries
    .selectFrom('tax_documents')
    .select('document')
    .where('issued_at', '>=', period.from)
    .where('issued_at', '<', period.before)
    .orderBy('series')
    .orderBy('financial_year')
    .orderBy('serial')
    .execute()
  return rows.map((row) => row.document as TaxDocument)
}

/** The totals in paise of the invoices with these numbers. */
export async function findInvoiceTotals(
  queries: Queries,
  invoiceNumbers: readonly string[],
): Promise<Map<string, Paise>> {
  if (invoiceNumbers.length === 0) return new Map()
  const rows = await queries
    .selectFrom('tax_documents')
    .select(['number', 'document'])
    .where('number', 'in', invoiceNumbers)
    .execute()
  return new Map(rows.map(({ number, document }) => [number, (document as TaxDocument).totals.grandTotal]))
}

/**
 * Finds the cash book of a period in its order: money received on delivery and on account, given back by hand and handed in,
 * shortfalls and surpluses, and the entries of the till.
 */
export async function findCashEntries(queries: Queries, { from, before }: Period): Promise<CashEntry[]> {
  const [start, end] = [from.toISOString(), before.toISOString()]
  const { rows } = await sql<CashEntry>`
    select at, order_number as "orderNumber", kind, method, amount, by_driver as "byDriver" from (
      select received_at as at, order_number, 'received' as kind, method, amount, trip_id is not null as by_driver,
          0::bigint as sequence
        from receipts join orders using (order_id)
        where received_at >= ${start}::timestamptz and received_at < ${end}::timestamptz
      union all
      select at, concat_ws(' ', order_number, reference), 'given back', method, -given_back, false, 0
        from order_changes join orders using (order_id)
        where at >= ${start}::timestamptz and at < ${end}::timestamptz and method <> 'ONLINE' and given_back <> 0
      union all
      select at, vehicle, 'handed in', 'CASH', expected, true, 0
        from cash_hand_ins join trips on trips.id = cash_hand_ins.trip_id
        where at >= ${start}::timestamptz and at < ${end}::timestamptz
      union all
      select at, vehicle, 'difference of a hand-in', 'CASH', counted - expected, false, 0
        from cash_hand_ins join trips on trips.id = cash_hand_ins.trip_id
        where at >= ${start}::timestamptz and at < ${end}::timestamptz and counted <> expected
      union all
      select e.at, concat_ws(' ', coalesce(f.legal_name, p.name, p.phone, '–'), e.reference),
          case when e.amount < 0 then 'received on account' else 'taken back on account' end, e.method, -e.amount, door.id is not null, e.sequence
        from account_entries as e join accounts as a on a.id = e.account_id
          left join ${doorMoney} as door on door.id = e.id
          left join partners as p on a.holder_kind = 'partner' and p.uid::text = a.holder_id
          left join firms as f on a.holder_kind = 'firm' and f.id::text = a.holder_id
        where e.at >= ${start}::timestamptz and e.at < ${end}::timestamptz and e.method is not null
      union all
      select at, concat_ws(': ', reason, note),
          case kind when 'counted' then 'count of the till' when 'put-in' then 'put into the till' else 'taken out of the till' end,
          'CASH', case kind when 'counted' then amount - expected when 'put-in' then amount else -amount end, false, sequence
        from till_entries
        where at >= ${start}::timestamptz and at < ${end}::timestamptz
    ) as entries order by at, sequence, kind desc, order_number, method`.execute(queries)
  return rows
}

/**
 * Finds the money that customers paid and got back in a period, in order: on delivery, on return, online, and on account. The party is
 * the buyer of the invoice or, while there is none, the firm of the order or its receiver.
 */
export async function findMoneyMovements(
  queries: Queries,
  { from, before }: Period,
): Promise<MoneyMovement[]> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from.toISOString()}::timestamptz and ${sql.ref(column)} < ${before.toISOString()}::timestamptz`
  const { rows } = await sql<Omit<MoneyMovement, 'party'> & PartyRow>`
    with moved as (
      select 'receipt-' || order_id || '-' || method || '-' || (extract(epoch from received_at) * 1000)::bigint as id,
        order_id, received_at as at, method, amount, null as reference from receipts where ${within('received_at')}
      union all
      select 'return-' || id, order_id, at, method, -given_back, reference from order_changes
        where ${within('at')} and method <> 'ONLINE' and given_back <> 0
      union all
      select 'payment-' || payment_id, order_id, received_at, 'ONLINE', amount, null from payments
        where ${within('received_at')} and order_id is not null
      union all
      select 'refund-' || refund_key, order_id, done_at, 'ONLINE', -${wholeRefundAmount}, null from refunds
        where ${within('done_at')} and state = 'DONE' and order_id is not null
      union all
      select 'refund-' || refund_key, order_id, done_at, 'ONLINE', -amount, null from part_refunds
        where ${within('done_at')} and state = 'DONE'
    )
    select moved.id, moved.at, moved.method, moved.amount::bigint as amount, moved.reference, orders.order_number as "orderNumber",
      coalesce(document -> 'buyer' ->> 'name', billing ->> 'legalName', shipping_address -> 'address_line1' ->> 'receiverName') as name,
      case when document is null then buyer_gstin else document -> 'buyer' ->> 'gstin' end as gstin,
      null as phone
    from moved join orders on orders.order_id = moved.order_id
      left join tax_documents as invoice on invoice.order_id = moved.order_id and invoice.kind = 'invoice'
    union all
    select case when e.amount < 0 then 'account-receipt-' else 'account-reversal-' end || e.id, e.at, e.method,
      -e.amount, e.reference, null, ${holderColumns}
    from account_entries as e join accounts as a on a.id = e.account_id ${holderJoins}
    where ${within('e.at')} and e.method is not null
    order by at, id`.execute(queries)
  return rows.map(({ name, gstin, phone, ...movement }) => ({
    ...movement,
    party: { name: name ?? '', gstin, ...(phone !== null && { phone }) },
  }))
}

/** The holders of the accounts that documents of a period were billed to, by order. */
export async function findAccountParties(
  queries: Queries,
  { from, before }: Period,
): Promise<Map<string, MoneyMovement['party']>> {
  const { rows } = await sql<PartyRow & { orderId: string }>`
    select o.order_id as "orderId", ${holderColumns} from tax_documents as d
      join orders as o on o.order_id = d.order_id join accounts as a on a.id = o.account_id ${holderJoins}
    where d.issued_at >= ${from.toISOString()}::timestamptz and d.issued_at < ${before.toISOString()}::timestamptz`.execute(
    queries,
  )
  return new Map(rows.map(({ orderId, name, gstin, phone }) => [orderId, { name: name ?? '', gstin, phone }]))
}

/**
 * Finds what was brought forward, charged or written off on accounts in a period, and what was taken back of it, in order. A write-off
 * names the bill that it gives up, if it is one that Tally knows.
 */
export async function findAccountAdjustments(
  queries: Queries,
  { from, before }: Period,
): Promise<AccountAdjustment<MoneyMovement['party']>[]> {
  const { rows } = await sql<Omit<AccountAdjustment<unknown>, 'party'> & PartyRow>`
    select e.id, e.at, entry.kind, e.reverses is not null as "isTakenBack", e.amount, entry.day::text as day,
      case when entry.kind <> 'opening' then e.reference end as reference,
      case entry.kind when 'opening' then entry.reference when 'write-off' then (
        select case when b.kind = 'opening' then b.reference else b.document end
        from account_allotments as l join account_entries as b on b.id = l.bill_id
        where l.credit_id = entry.id and l.amount > 0 order by l.sequence limit 1) end as bill,
      e.note, ${holderColumns}
    from account_entries as e join accounts as a on a.id = e.account_id ${holderJoins}
      join account_entries as entry on entry.id = coalesce(e.reverses, e.id)
    where e.at >= ${from.toISOString()}::timestamptz and e.at < ${before.toISOString()}::timestamptz
      and entry.kind in (${sql.join(adjustmentKinds)})
    order by e.at, e.id`.execute(queries)
  return rows.map(({ name, gstin, phone, ...adjustment }) => ({
    ...adjustment,
    party: { name: name ?? '', gstin, phone },
  }))
}
