import type { Order, OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import { isNotifiedStatus } from '#domain/notifications/order-notification.ts'
import { releaseCash } from '../../../db/orders/cash-totals.ts'
import type { Queries } from '../../../db/database.ts'
import { addOrderEvent } from '../../../db/orders/order-events.ts'
import { addOrderNotification } from '../../../db/orders/order-notifications.ts'

/** A move of an order: where to, when, by whom (`customer:uid`, `staff:name`, `system`), and what else it changes. */
export type OrderTransition = {
  readonly to: OrderStatus
  readonly at: Date
  readonly actor: string
  readonly note: string | null
  readonly paymentStatus?: PaymentStatus
  readonly paymentId?: string
}

/**
 * Moves a locked order: its status, an event of its history, and that its customer is to be told. Money that was to be
 * paid in cash for a cancelled order no longer counts for its day.
 */
export async function transitionOrder(queries: Queries, order: Order, move: OrderTransition): Promise<void> {
  const cancelled = move.to === 'CANCELLED'
  await queries
    .updateTable('orders')
    .set({
      order_status: move.to,
      updated_at: move.at,
      ...(move.paymentStatus && { payment_status: move.paymentStatus }),
      ...(move.paymentId && { payment_id: move.paymentId }),
      ...(cancelled && { cancellation_reason: move.note, cancelled_by: move.actor.replace(/:.*/, '') }),
    })
    .where('order_id', '=', order.orderId)
    .execute()
  await addOrderEvent(queries, { orderId: order.orderId, status: move.to, ...move })
  // what was never placed needs no cancelling in the customer's eyes
  const isTold = isNotifiedStatus(move.to) && !(cancelled && order.orderStatus === 'INITIATED')
  if (isTold) await addOrderNotification(queries, { orderId: order.orderId, kind: move.to, at: move.at })
  if (cancelled && order.paymentMode === 'COD') await releaseCash(queries, order)
}
