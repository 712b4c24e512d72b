import { isNotifiedStatus, notificationDueAt } from '#domain/order-notifications/order-notification.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { Cause } from '#domain/problem/causes.ts'
import type { Order, OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { releaseDays } from '../../../db/delivery/delivery-days.ts'
import { giveOffersBack } from '../../../db/offers/offer-uses.ts'
import { closeCashOrder } from '../../../db/orders/order-counts.ts'
import { addOrderEvent } from '../../../db/orders/order-events.ts'
import { addOrderNotification, skipUnsentNotifications } from '../../../db/orders/order-notifications.ts'
import { updateOrder } from '../../../db/orders/orders.ts'

/** A change of status: to which, when, by whom and why, and what changes about the payment along with it. */
export type OrderTransition = {
  readonly to: OrderStatus
  readonly at: Date
  readonly actor: OrderActor
  /** The actor's own words; where the store itself acts, the cause. */
  readonly note?: string | null
  readonly cause?: Cause | undefined
  readonly paymentStatus?: PaymentStatus
  readonly paymentId?: string
}

/**
 * Moves a locked order to another status: updates it, appends to its history and queues the customer's notification
 * (ORD-08); news of a cancelled order that was not sent yet is dropped,
 * its offers are given back, and the days that were to carry it are free again. A cash order that is delivered or cancelled no longer counts as open.
 */
export async function transitionOrder(
  queries: Queries,
  order: Order,
  { to, at, actor, note = null, cause, ...payment }: OrderTransition,
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
  const isClosed = isCancelled || to === 'DELIVERED'
  // the customer's counts before the days, as they are locked by who places an order
  if (isClosed && order.paymentMode === 'COD') await closeCashOrder(queries, order.userId)
  if (isCancelled && order.offers !== undefined) await giveOffersBack(queries, orderId, at)
  if (isCancelled) await releaseDays(queries, orderId)
  await addOrderEvent(queries, { orderId, status: to, at, actor, note, cause })
  // the customer never saw an unpaid order as placed, so its end is no news
  const isNews = !(isCancelled && order.orderStatus === 'INITIATED')
  if (isCancelled && isNews) await skipUnsentNotifications(queries, orderId)
  if (isNews && isNotifiedStatus(to))
    await addOrderNotification(queries, { orderId, kind: to, dueAt: notificationDueAt(to, at) })
}
