import type { EditState, OrderEdit } from '#domain/order-edits/order-edit.ts'
import type { Order } from '#domain/orders/order.ts'
import type { StoredEdit } from '../../../db/order-edits/order-edits.ts'

/**
 * State of an edit now: it has expired when nobody answered in time, and is void when the order has changed since it was
 * made.
 */
export function editState(
  edit: StoredEdit,
  order: Pick<Order, 'updatedAt' | 'orderStatus'>,
  at: Date,
): EditState {
  if (edit.state !== 'WAITING') return edit.state
  if (order.orderStatus !== 'PLACED' || order.updatedAt !== edit.base) return 'VOID'
  return Date.parse(edit.expiresAt) <= at.getTime() ? 'EXPIRED' : 'WAITING'
}

/** An edit as the desk sees it. */
export function shownEdit(edit: StoredEdit, order: Order, at: Date): OrderEdit {
  const { id, actor, totalBefore, totalAfter, expiresAt } = edit
  return { id, actor, totalBefore, totalAfter, at: edit.at, expiresAt, state: editState(edit, order, at) }
}
