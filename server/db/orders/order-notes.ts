import type { OrderNote } from '#domain/orders/desk/desk-order.ts'
import type { Queries } from '../database.ts'

/** Leaves a note on an order. */
export async function addOrderNote(
  queries: Queries,
  note: { id: string; orderId: string; at: Date; author: string; text: string },
): Promise<void> {
  const { orderId: order_id, ...columns } = note
  await queries
    .insertInto('order_notes')
    .values({ ...columns, order_id })
    .execute()
}

/** The notes on an order, oldest first. */
export async function findOrderNotes(queries: Queries, orderId: string): Promise<OrderNote[]> {
  const rows = await queries
    .selectFrom('order_notes')
    .select(['id', 'at', 'author', 'text'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
