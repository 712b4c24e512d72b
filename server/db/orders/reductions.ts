import { sql } from 'kysely'
import type { Reduction } from '#domain/fulfilments/reduction.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { Bill } from '#domain/orders/bill.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { parseCause } from '#domain/problem/causes.ts'
import type { LineQuantity } from '#domain/fulfilments/fulfilment.ts'
import type { Queries } from '../database.ts'
import { changedAt, totalColumns } from './order-columns.ts'
import { sumLines } from './sum-lines.ts'

/** Finds the cancellations, returns and refunds of an order, oldest first. */
export async function findReductions(queries: Queries, orderId: string): Promise<Reduction[]> {
  return (await findReductionsOf(queries, [orderId])).get(orderId) ?? []
}

/** Finds the cancellations, returns and refunds of several orders by order, each oldest first. */
export async function findReductionsOf(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, Reduction[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('sequence')
    .execute()
  const lines = await queries
    .selectFrom('order_change_lines')
    .innerJoin('order_changes', 'order_changes.id', 'order_change_lines.change_id')
    .select(['change_id', 'line', 'quantity'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('line')
    .execute()
  const linesOf = Map.groupBy(lines, (line) => line.change_id)
  return new Map(
    [...Map.groupBy(rows, (row) => row.order_id)].map(([orderId, own]) => [
      orderId,
      own.map((row) => ({
        id: row.id,
        kind: row.kind,
        isInvoiced: row.is_invoiced,
        reason: row.reason,
        cause: parseCause(row.cause),
        at: row.at.toISOString(),
        amount: toPaise(row.amount),
        givenBack: toPaise(row.given_back),
        method: row.method,
        reference: row.reference,
        creditNote: row.credit_note,
        lines: (linesOf.get(row.id) ?? []).map(({ line, quantity }) => ({ line, quantity })),
      })),
    ]),
  )
}

/** Records what a locked order lost. */
export async function addReduction(
  queries: Queries,
  change: Omit<Reduction, 'at'> & { readonly orderId: string; readonly actor: string; readonly at: Date },
): Promise<void> {
  await queries
    .insertInto('order_changes')
    .values({
      id: change.id,
      order_id: change.orderId,
      kind: change.kind,
      is_invoiced: change.isInvoiced,
      reason: change.reason,
      cause: change.cause && JSON.stringify(change.cause),
      actor: change.actor,
      at: change.at,
      amount: change.amount,
      given_back: change.givenBack,
      method: change.method,
      reference: change.reference,
      credit_note: change.creditNote,
    })
    .execute()
  if (change.lines.length === 0) return
  await queries
    .insertInto('order_change_lines')
    .values(change.lines.map((line) => ({ change_id: change.id, ...line })))
    .execute()
}

/** Takes units out of an order that has no invoice yet; `totals` are those of what is left. */
export async function takeOutOfOrder(
  queries: Queries,
  orderId: string,
  {
    lines,
    kept,
    totals,
    at,
  }: {
    readonly lines: readonly LineQuantity[]
    /** The lines as they are then, with what offers save on what is left. */
    readonly kept: readonly { readonly line: number; readonly item: OrderItem }[]
    readonly totals: Bill & { readonly grandTotal: Paise; readonly commission: Paise }
    readonly at: Date
  },
): Promise<void> {
  await sql`
    update order_items as held set quantity = held.quantity - given.quantity
    from (${sumLines(lines)}) as given
    where held.order_id = ${orderId} and held.line = given.line`.execute(queries)
  const offered = kept.filter(({ item }) => item.pricing?.offers !== undefined)
  if (offered.length > 0) {
    const pricings = JSON.stringify(offered.map(({ line, item }) => ({ line, pricing: item.pricing })))
    await sql`
      update order_items as held set pricing = given.pricing
      from json_to_recordset(${pricings}::json) as given (line int, pricing jsonb)
      where held.order_id = ${orderId} and held.line = given.line`.execute(queries)
  }
  await queries
    .updateTable('orders')
    .set({
      ...totalColumns(totals),
      updated_at: changedAt(at),
    })
    .where('order_id', '=', orderId)
    .execute()
}
