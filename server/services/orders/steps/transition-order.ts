import { isNotifiedStatus } from '#domain/notifications/order-notification.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { Order, OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { subtractFromCashDay } from '../../../db/orders/cash-days.ts'
import type { Queries } from '../../../db/database.ts'
import { addOrderEvent } from '../../../db/orders/order-events.ts'
import { addOrderNotification } from '../../../db/orders/order-notifications.ts'
import { updateOrder } from '../../../db/orders/orders.ts'

/** A change of status: to which, when, by whom and why, and what changes about the payment along with it. */
export type OrderTransition = {
  readonly to: OrderStatus
  readonly at: Date
  readonly actor: OrderActor
  readonly note: string | null
  readonly paymentStatus?: PaymentStatus
  readonly paymentId?: string
}

/**
 * Moves a locked order to another status: updates it, appends to its history and queues the customer's notification
 * (ORD-08). A cancelled cash order no longer counts towards the day's cash limit.
 */
export async function transitionOrder(
  queries: Queries,
  order: Order,
  { to, at, actor, note, ...payment }: OrderTransition,
): Promise<void> {
  const { orderId } = order
  const isCancelled = to === 'CANCELLED'
  await updateOrder(
    queries,
    { orderId },
    {
      orderStatus: to,
      updatedAt: at,
      ...payment,
      ...(isCancelled && { cancellation: { reason: note, by: actor.kind } }),
    },
  )
  await addOrderEvent(queries, { orderId, status: to, at, actor, note })
  // the customer never saw an unpaid order as placed, so its end is no news
  const isNews = !(isCancelled && order.orderStatus === 'INITIATED')
  if (isNews && isNotifiedStatus(to)) await addOrderNotification(queries, { orderId, kind: to, at })
  if (isCancelled && order.paymentMode === 'COD') await releaseCash(queries, order)
}

async function releaseCash(queries: Queries, { userId, createdAt, grandTotal }: Order): Promise<void> {
  await subtractFromCashDay(queries, { userId, day: istDay(new Date(createdAt)), amount: grandTotal })
}
