import { sql } from 'kysely'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { DoorReceipt } from '#domain/trips/door-receipt.ts'
import type { Queries } from '../database.ts'

/**
 * Entries of the ledger that are money on a trip: receipts taken at a stop, and what took one back while its driver still had it.
 * `amount` is what reached the driver.
 */
export const doorMoney = sql`(
  select d.receipt_id, d.trip_id, d.hand_in_id, e.method, -e.amount as amount, e.at, e.id as id
    from door_receipts as d join account_entries as e on e.id = d.receipt_id
  union all
  select d.receipt_id, d.trip_id, d.hand_in_id, e.method, -e.amount, e.at, e.id
    from door_receipts as d join account_entries as e on e.reverses = d.receipt_id
    where d.hand_in_id is null
)`

/** An account that a driver may take money for, and what is owed on it; below zero when the store owes. */
export type DoorAccount = { readonly accountId: string; readonly owed: Paise }

/** The accounts of these orders: the one that each is on, or else that of its firm or customer. */
export async function findDoorAccounts(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, DoorAccount>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<{ orderId: string; accountId: string; owed: number }>`
    select o.order_id as "orderId", a.id as "accountId",
      coalesce((select sum(amount) from account_entries where account_id = a.id), 0)::bigint as owed
    from orders as o join accounts as a on case
      when o.account_id is not null then a.id = o.account_id
      when o.firm_id is not null then a.holder_kind = 'firm' and a.holder_id = o.firm_id::text
      else a.holder_kind = 'partner' and a.holder_id = o.user_id::text end
    where o.order_id in (${sql.join([...orderIds])})`.execute(queries)
  return new Map(rows.map(({ orderId, accountId, owed }) => [orderId, { accountId, owed: toPaise(owed) }]))
}

/** A receipt, and the stop at which it was taken. */
type StopReceipt = { readonly stopId: string; readonly receipt: DoorReceipt }

/** The receipts that were taken for these orders on trips, in the order of their numbers, by order. */
export async function findDoorReceipts(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, StopReceipt[]>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<
    Omit<DoorReceipt, 'amount'> & { amount: number; orderId: string; stopId: string }
  >`
    select d.order_id as "orderId", d.stop_id as "stopId", d.number::integer as number, e.id, -e.amount as amount, e.method,
      exists (select from account_entries where reverses = e.id) as "isTakenBack"
    from door_receipts as d join account_entries as e on e.id = d.receipt_id
    where d.order_id in (${sql.join([...orderIds])}) order by d.number`.execute(queries)
  const found = new Map<string, StopReceipt[]>()
  for (const { orderId, stopId, ...row } of rows) {
    const receipt = { ...row, amount: toPaise(row.amount) }
    found.set(orderId, [...(found.get(orderId) ?? []), { stopId, receipt }])
  }
  return found
}

/** The stop at which a receipt was taken; null when it was taken at none. */
export async function findStopOfReceipt(queries: Queries, receiptId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('door_receipts')
    .select('stop_id')
    .where('receipt_id', '=', receiptId)
    .executeTakeFirst()
  return row?.stop_id ?? null
}

/** The trip on which a receipt was taken; null when it was taken on none. */
export async function findTripOfReceipt(queries: Queries, receiptId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('door_receipts')
    .select('trip_id')
    .where('receipt_id', '=', receiptId)
    .executeTakeFirst()
  return row?.trip_id ?? null
}

/** Records that a receipt of the ledger was taken at a stop of a locked trip. */
export async function addDoorReceipt(
  queries: Queries,
  {
    id,
    tripId,
    stopId,
    orderId,
  }: { readonly id: string; readonly tripId: string; readonly stopId: string; readonly orderId: string },
): Promise<void> {
  await queries
    .insertInto('door_receipts')
    .values({ receipt_id: id, trip_id: tripId, stop_id: stopId, order_id: orderId })
    .execute()
}

/** The cash on account of a locked trip that was neither handed in nor taken back. */
export async function findOutstandingOnAccount(
  queries: Queries,
  tripId: string,
): Promise<readonly { readonly id: string; readonly amount: Paise }[]> {
  const { rows } = await sql<{ id: string; amount: number }>`
    select d.receipt_id as id, -e.amount as amount from door_receipts as d join account_entries as e on e.id = d.receipt_id
    where d.trip_id = ${tripId} and d.hand_in_id is null and e.method = 'CASH'
      and not exists (select from account_entries where reverses = e.id)`.execute(queries)
  return rows.map(({ id, amount }) => ({ id, amount: toPaise(amount) }))
}

/** Records with which hand-in cash on account was counted. */
export async function handInDoorReceipts(
  queries: Queries,
  ids: readonly string[],
  handInId: string,
): Promise<void> {
  if (ids.length === 0) return
  await queries
    .updateTable('door_receipts')
    .set({ hand_in_id: handInId })
    .where('receipt_id', 'in', [...ids])
    .execute()
}
