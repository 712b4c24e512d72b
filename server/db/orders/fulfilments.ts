import { sql } from 'kysely'
import type { EwayBill } from '#domain/fulfilments/eway-bill.ts'
import type { Fulfilment, FulfilmentStatus, LineQuantity } from '#domain/fulfilments/fulfilment.ts'
import type { OrderLine } from '#domain/fulfilments/line-progress.ts'
import type { Queries } from '../database.ts'
import { itemFromRow } from './orders.ts'
import { sumLines } from './sum-lines.ts'

/** All lines of an order by their position, those that were cancelled whole before the invoice included. */
export async function findOrderLines(queries: Queries, orderId: string): Promise<OrderLine[]> {
  return (await findLinesOf(queries, [orderId])).get(orderId) ?? []
}

/** All lines of several orders by order, each by their position. */
export async function findLinesOf(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('line')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.order_id)].map(([orderId, own]) => [
      orderId,
      own.map((row) => ({ line: row.line, item: itemFromRow(row) })),
    ]),
  )
}

/** The fulfilments of an order, oldest first. */
export async function findFulfilments(queries: Queries, orderId: string): Promise<Fulfilment[]> {
  return (await findFulfilmentsOf(queries, [orderId])).get(orderId) ?? []
}

/** The fulfilments of several orders by order, each oldest first. */
export async function findFulfilmentsOf(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, Fulfilment[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('fulfilments')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('number')
    .execute()
  const lines = await queries
    .selectFrom('fulfilment_lines')
    .innerJoin('fulfilments', 'fulfilments.id', 'fulfilment_lines.fulfilment_id')
    .select(['fulfilment_id', 'line', 'quantity'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('line')
    .execute()
  const linesOf = Map.groupBy(lines, (line) => line.fulfilment_id)
  return new Map(
    [...Map.groupBy(rows, (row) => row.order_id)].map(([orderId, own]) => [
      orderId,
      own.map((row) => ({
        id: row.id,
        number: row.number,
        status: row.status,
        note: row.note,
        lines: (linesOf.get(row.id) ?? []).map(({ line, quantity }) => ({ line, quantity })),
        ...(row.sent !== null && { sent: row.sent as readonly LineQuantity[] }),
        shippedAt: row.shipped_at.toISOString(),
        deliveredAt: row.delivered_at?.toISOString() ?? null,
        ...(row.eway_bill !== null && { ewayBill: row.eway_bill as EwayBill }),
      })),
    ]),
  )
}

type NewFulfilment = {
  readonly id: string
  readonly orderId: string
  readonly number: number
  readonly status: FulfilmentStatus
  readonly note: string | null
  readonly lines: readonly LineQuantity[]
  readonly at: Date
}

/** Adds a fulfilment to a locked order. */
export async function addFulfilment(
  queries: Queries,
  { id, orderId, number, status, note, lines, at }: NewFulfilment,
): Promise<void> {
  const deliveredAt = status === 'DELIVERED' ? at : null
  await queries
    .insertInto('fulfilments')
    .values({
      id,
      order_id: orderId,
      number,
      status,
      note,
      shipped_at: at,
      updated_at: at,
      delivered_at: deliveredAt,
    })
    .execute()
  await queries
    .insertInto('fulfilment_lines')
    .values(lines.map((line) => ({ fulfilment_id: id, ...line })))
    .execute()
}

/** Moves fulfilments to another status; a note replaces the one before. */
export async function updateFulfilments(
  queries: Queries,
  ids: readonly string[],
  {
    status,
    note,
    at,
  }: { readonly status: FulfilmentStatus; readonly note: string | null; readonly at: Date },
): Promise<void> {
  if (ids.length === 0) return
  await queries
    .updateTable('fulfilments')
    .set({
      status,
      updated_at: at,
      ...(note !== null && { note }),
      ...(status === 'DELIVERED' && { delivered_at: at }),
    })
    .where('id', 'in', [...ids])
    .execute()
}

/** Records the e-way bill of a fulfilment of a locked order. */
export async function recordEwayBill(queries: Queries, id: string, bill: EwayBill): Promise<void> {
  await queries
    .updateTable('fulfilments')
    .set({ eway_bill: JSON.stringify(bill) })
    .where('id', '=', id)
    .execute()
}

/** The number of the order in which a fulfilment besides this one has an e-way bill; null where none has. */
export async function findOrderOfEwayBill(
  queries: Queries,
  { number, besides }: { readonly number: string; readonly besides: string },
): Promise<string | null> {
  const row = await queries
    .selectFrom('fulfilments')
    .innerJoin('orders', 'orders.order_id', 'fulfilments.order_id')
    .select('order_number')
    .where(sql<string>`eway_bill ->> 'number'`, '=', number)
    .where('fulfilments.id', '<>', besides)
    .executeTakeFirst()
  return row?.order_number ?? null
}

/** Takes units out of a fulfilment that were refused on delivery; the quantities it left with stay. */
export async function reduceFulfilment(
  queries: Queries,
  id: string,
  refused: readonly LineQuantity[],
): Promise<void> {
  await sql`
    update fulfilments set sent = (
      select jsonb_agg(jsonb_build_object('line', line, 'quantity', quantity) order by line)
      from fulfilment_lines where fulfilment_id = fulfilments.id
    ) where id = ${id} and sent is null`.execute(queries)
  await sql`
    with given as (${sumLines(refused)}), gone as (
      delete from fulfilment_lines as held using given
      where fulfilment_id = ${id} and held.line = given.line and held.quantity <= given.quantity
    )
    update fulfilment_lines as held set quantity = held.quantity - given.quantity from given
    where fulfilment_id = ${id} and held.line = given.line and held.quantity > given.quantity`.execute(
    queries,
  )
}
