import { AppError } from '#domain/errors.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { lockOrder } from '../../../db/orders/orders.ts'
import { editConflict } from '../../audit/steps/edit-conflict.ts'

/** An order and, if it matters, its `updatedAt` as the actor saw it. */
export type SeenOrder = { readonly orderId: string; readonly seenAt?: string | undefined }

/** Locks an order for a change by staff. Throws `not-found`, and `edit-conflict` when it changed since they saw it. */
export async function lockForStaff(queries: Queries, { orderId, seenAt }: SeenOrder): Promise<Order> {
  const order = await lockOrder(queries, orderId)
  if (order === null) throw new AppError('not-found')
  if (seenAt !== undefined && order.updatedAt !== seenAt)
    throw await editConflict(queries, { subject: 'order', subjectId: orderId, since: seenAt })
  return order
}
