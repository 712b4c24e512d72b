import { orderStatusOf } from '#domain/fulfilments/order-status-of.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import { isOrderStatus, type Order, type PaymentStatus } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { lockOrder, updateOrder } from '../../../db/orders/orders.ts'
import { transitionOrder } from '../../orders/steps/transition-order.ts'
import { readFulfilmentProgress } from '../../../db/orders/fulfilment-progress.ts'

/** Lets a locked order have the status that follows from its parts; one that keeps its status is marked as changed. */
export async function followFulfilments(
  queries: Queries,
  orderId: string,
  { at, actor, note }: { readonly at: Date; readonly actor: OrderActor; readonly note: string | null },
): Promise<void> {
  const order = await lockOrder(queries, orderId)
  if (order === null || !isOrderStatus(order.orderStatus)) return
  const { progress, fulfilments } = await readFulfilmentProgress(queries, order)
  const to = orderStatusOf(order.orderStatus, progress, fulfilments)
  const isGivenBack = to !== 'CANCELLED' && progress.every(({ remaining }) => remaining === 0)
  const paymentStatus = paymentStatusAfter(order, { isDelivered: to === 'DELIVERED', isGivenBack })
  if (to === order.orderStatus)
    await updateOrder(queries, { orderId }, { updatedAt: at, ...(paymentStatus && { paymentStatus }) })
  else await transitionOrder(queries, order, { to, at, actor, note, ...(paymentStatus && { paymentStatus }) })
}

type Outcome = { readonly isDelivered: boolean; readonly isGivenBack: boolean }

/** A cash order is paid once all of it is delivered, and refunded once all of it was given back. */
function paymentStatusAfter(
  { paymentMode, paymentStatus }: Order,
  { isDelivered, isGivenBack }: Outcome,
): PaymentStatus | null {
  if (paymentMode !== 'COD') return null
  if (isGivenBack) return paymentStatus === 'REFUNDED' ? null : 'REFUNDED'
  return isDelivered && paymentStatus === 'PENDING' ? 'PAID' : null
}
