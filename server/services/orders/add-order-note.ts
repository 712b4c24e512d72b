import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { OrderNote } from '#domain/orders/desk/desk-order.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { addOrderNote as insertNote } from '../../db/orders/order-notes.ts'
import { findOrders } from '../../db/orders/orders.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Leaves a note for the staff on an order; its customer never sees it. Throws `not-permitted` and `not-found`. */
export async function addOrderNote(
  { database, now }: Dependencies,
  actor: StaffActor,
  { orderId, text }: { readonly orderId: string; readonly text: string },
): Promise<OrderNote> {
  requirePermission(actor, 'orders:note')
  const [order] = await findOrders(database.queries, { orderId })
  if (order === undefined) throw new AppError('not-found')
  const note = { id: randomUUID(), at: now(), author: actor.name, text }
  await insertNote(database.queries, { ...note, orderId })
  return { ...note, at: note.at.toISOString() }
}
