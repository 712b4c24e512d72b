import { sql, type RawBuilder } from 'kysely'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { CashPayer, CashUsage } from '#domain/orders/placing/cash-limit.ts'
import type { Queries } from '../database.ts'

/** Serializes what is received in cash from somebody until the transaction ends, across processes. */
export async function lockCashOf(queries: Queries, payer: CashPayer): Promise<void> {
  const name = payer.kind === 'firm' ? payer.pan : payer.uid
  await sql`select pg_advisory_xact_lock(hashtext(${`cash of ${name}`}))`.execute(queries)
}

/**
 * Cash of a customer against its limit, and the most open cash orders that the store allows them; null where it has set no
 * limit.
 */
export type CashRules = CashUsage & { readonly openOrders: number | null }

/** The limit of cash in force on a day, the store's own where that is lower. */
export function cashLimitOn(day: string): RawBuilder<Paise | null> {
  return sql<Paise | null>`least((
    select (value #>> '{}')::bigint from dated_settings
    where name = 'cash-limit' and valid_from <= ${day}::date order by valid_from desc limit 1
  ), (select (settings #>> '{cash,limit}')::bigint from store_settings))`
}

/**
 * The limit of cash in force on a day (`2026-11-20`), the store's own where that is lower, and what a payer has paid of it: on delivery
 * and at the counter for orders that were billed to them, and on their account.
 */
export async function readCashReceived(
  queries: Queries,
  { payer, day }: { readonly payer: CashPayer; readonly day: string },
): Promise<Pick<CashUsage, 'limit' | 'receivedToday'>> {
  const isBilled =
    payer.kind === 'firm'
      ? sql`substr(o.buyer_gstin, 3, 10) = ${payer.pan}`
      : sql`r.user_id = ${payer.uid} and o.buyer_gstin is null`
  const holds =
    payer.kind === 'firm'
      ? sql`a.holder_kind = 'firm' and a.holder_id in (select id::text from firms where substr(gstin, 3, 10) = ${payer.pan})`
      : sql`a.holder_kind = 'partner' and a.holder_id = ${payer.uid}`
  const { rows } = await sql<{ limit: number | null; received: number }>`
    select ${cashLimitOn(day)} as limit, (coalesce((
        select sum(r.amount) from receipts as r join orders as o on o.order_id = r.order_id
        where r.day = ${day}::date and r.method = 'CASH' and ${isBilled}
      ), 0) + coalesce((
        select -sum(e.amount) from account_entries as e join accounts as a on a.id = e.account_id
        where ${holds} and e.day = ${day}::date and e.method = 'CASH' and e.kind = 'receipt'
          and not exists (select from account_entries where reverses = e.id)
      ), 0))::bigint as received`.execute(queries)
  const [row] = rows
  return {
    limit: row?.limit == null ? null : toPaise(row.limit),
    receivedToday: toPaise(row?.received ?? 0),
  }
}

/** Cash of a customer as they are told before they choose for whom they order: of all that they paid, for themselves and for firms. */
export async function readCashUsage(
  queries: Queries,
  { userId, day }: { readonly userId: string; readonly day: string },
): Promise<CashRules> {
  const { rows } = await sql<Record<keyof CashRules, number | null>>`
    select ${cashLimitOn(day)} as limit,
      (select (settings #>> '{cash,openOrders}')::integer from store_settings) as "openOrders",
      (
        select (coalesce((
            select sum(amount) from receipts
            where user_id = ${userId} and day = ${day}::date and method = 'CASH'
          ), 0) + coalesce((
            select -sum(e.amount) from account_entries as e join accounts as a on a.id = e.account_id
            where a.holder_id = ${userId} and e.day = ${day}::date and e.method = 'CASH' and e.kind = 'receipt'
              and not exists (select from account_entries where reverses = e.id)
          ), 0))::bigint
      ) as "receivedToday",
      (
        select sum(grand_total)::bigint from orders
        where user_id = ${userId} and payment_mode = 'COD'
          and order_status in ('PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY')
      ) as open`.execute(queries)
  const [row] = rows
  return {
    limit: row?.limit == null ? null : toPaise(row.limit),
    receivedToday: toPaise(row?.receivedToday ?? 0),
    open: toPaise(row?.open ?? 0),
    openOrders: row?.openOrders ?? null,
  }
}

/** The limit of cash in force on a day, the store's own where that is lower; null while none is. */
export async function readCashLimit(queries: Queries, day: string): Promise<Paise | null> {
  const { rows } = await sql<{ limit: number | null }>`select ${cashLimitOn(day)} as limit`.execute(queries)
  const limit = rows[0]?.limit ?? null
  return limit === null ? null : toPaise(limit)
}

/** The total from which on an unregistered buyer is named on the invoice, on a day, in paise; null while none is in force. */
export async function readNamedFrom(queries: Queries, day: string): Promise<Paise | null> {
  const { rows } = await sql<{ amount: number }>`
    select (value #>> '{}')::bigint as amount from dated_settings
    where name = 'named-buyer' and valid_from <= ${day}::date order by valid_from desc limit 1`.execute(
    queries,
  )
  const [row] = rows
  return row === undefined ? null : toPaise(row.amount)
}

/** The law's limit of cash on a day, in paise; null while none is in force. */
export async function readLawfulCash(queries: Queries, day: string): Promise<Paise | null> {
  const { rows } = await sql<{ limit: number }>`
    select (value #>> '{}')::bigint as limit from dated_settings
    where name = 'cash-limit' and valid_from <= ${day}::date order by valid_from desc limit 1`.execute(
    queries,
  )
  const [row] = rows
  return row === undefined ? null : toPaise(row.limit)
}

/** Sums what was received on delivery of an order so far. */
export async function sumReceipts(queries: Queries, orderId: string): Promise<Paise> {
  const row = await queries
    .selectFrom('receipts')
    .select((is) => is.fn.sum<string | null>('amount').as('total'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return toPaise(Number(row?.total ?? 0))
}

/** Sums what was received on delivery of several orders, by order, in paise. */
export async function sumReceiptsOf(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, Paise>> {
  if (orderIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('receipts')
    .select(['order_id', (is) => is.fn.sum<string>('amount').as('total')])
    .where('order_id', 'in', [...orderIds])
    .groupBy('order_id')
    .execute()
  return new Map(rows.map((row) => [row.order_id, toPaise(Number(row.total))]))
}

/** Sums what was received of an order by its form, the largest first. */
export async function sumReceiptsByForm(
  queries: Queries,
  orderId: string,
): Promise<{ method: Receipt['method']; amount: Paise }[]> {
  const rows = await queries
    .selectFrom('receipts')
    .select(['method', (is) => is.fn.sum<string>('amount').as('total')])
    .where('order_id', '=', orderId)
    .groupBy('method')
    .orderBy('total', 'desc')
    .orderBy('method')
    .execute()
  return rows.map(({ method, total }) => ({ method, amount: toPaise(Number(total)) }))
}

/** Sums the cash received for an order so far, on whatever day. */
export async function sumCashOf(queries: Queries, orderId: string): Promise<Paise> {
  const row = await queries
    .selectFrom('receipts')
    .select((is) => is.fn.sum<string | null>('amount').as('total'))
    .where('order_id', '=', orderId)
    .where('method', '=', 'CASH')
    .executeTakeFirst()
  return toPaise(Number(row?.total ?? 0))
}

/** Money received on delivery of an order. */
export type Receipt = {
  readonly orderId: string
  readonly userId: string
  readonly method: 'CASH' | 'UPI' | 'CARD'
  readonly amount: Paise
  /** India's day, such as `2026-11-20`. */
  readonly day: string
  readonly at: Date
  /** The part of the order that was paid; null for all of it. */
  readonly fulfilmentId: string | null
  /** The trip whose driver has it; null for what was received at the counter. */
  readonly tripId: string | null
}

/** Records what was received. */
export async function addReceipts(queries: Queries, receipts: readonly Receipt[]): Promise<void> {
  if (receipts.length === 0) return
  await queries
    .insertInto('receipts')
    .values(
      receipts.map(({ orderId, userId, method, amount, day, at, fulfilmentId, tripId }) => ({
        order_id: orderId,
        user_id: userId,
        method,
        amount,
        day,
        received_at: at,
        fulfilment_id: fulfilmentId,
        trip_id: tripId,
      })),
    )
    .execute()
}
