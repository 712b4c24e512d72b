import type { DeskOrderRow, OrderTodo } from '#domain/orders/desk-order.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { listDeskOrders as findRows, type DeskOrderFilter } from '../../db/orders/desk-orders.ts'

/** Which orders to list; `todo` is what waits now. */
export type DeskOrderQuery = Omit<DeskOrderFilter, 'todo'> & { readonly todo?: OrderTodo }

/** A page of the desk's list of orders, and whether another one follows. */
export type DeskOrderPage = { readonly orders: readonly DeskOrderRow[]; readonly hasMore: boolean }

/** The orders of all customers, newest first (DESK-02). Throws `not-permitted`. */
export async function listDeskOrders(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  { todo, ...filter }: DeskOrderQuery,
): Promise<DeskOrderPage> {
  requirePermission(actor, 'orders:read')
  const rows = await findRows(database.queries, {
    ...filter,
    limit: filter.limit + 1,
    ...(todo !== undefined && { todo: { kind: todo, at: now() } }),
  })
  return { orders: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit }
}
