import { pinRulesOf } from '#domain/delivery/area-pins.ts'
import type { AreaName } from '#domain/delivery/plan.ts'
import type { DeskOrderRow, OrderTodo } from '#domain/orders/desk/desk-order.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findAreaNames, readPlan } from '../../db/delivery/delivery-plan.ts'
import { listDeskOrders as findRows, type DeskOrderFilter } from '../../db/orders/desk-orders.ts'

/** Filter of the desk's orders; `todo` is what waits now, and `area` the id of the delivery area that they go to. */
export type DeskOrderQuery = Omit<DeskOrderFilter, 'todo' | 'pinRules'> & {
  readonly todo?: OrderTodo
  readonly area?: string
}

/** A page of the desk's list of orders, whether another one follows, and the areas that it can be narrowed by. */
export type DeskOrderPage = {
  readonly orders: readonly DeskOrderRow[]
  readonly hasMore: boolean
  readonly areas: readonly AreaName[]
}

/** The orders of all customers, newest first (DESK-02). Throws `not-permitted`. */
export async function listDeskOrders(
  { database: { queries }, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  { todo, area, ...filter }: DeskOrderQuery,
): Promise<DeskOrderPage> {
  requirePermission(actor, 'orders:read')
  const rows = await findRows(queries, {
    ...filter,
    limit: filter.limit + 1,
    ...(todo !== undefined && { todo: { kind: todo, at: now() } }),
    ...(area !== undefined && { pinRules: pinRulesOf((await readPlan(queries)).plan, area) }),
  })
  return {
    orders: rows.slice(0, filter.limit),
    hasMore: rows.length > filter.limit,
    areas: await findAreaNames(queries),
  }
}
