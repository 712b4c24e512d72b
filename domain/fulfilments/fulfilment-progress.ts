import type { Order } from '../orders/order.ts'
import type { Fulfilment } from './fulfilment.ts'
import { lineProgress, type LineProgress, type OrderFulfilments } from './line-progress.ts'

/** The parts of an order, with how far each line is. */
export type FulfilmentProgress = OrderFulfilments & { readonly progress: readonly LineProgress[] }

/**
 * Completes the parts that are saved of an order. One that an earlier release shipped has no fulfilment yet: it is shown as a single
 * one with everything in it, which bears the id of its order.
 */
export function fulfilmentProgress(order: Order, parts: OrderFulfilments): FulfilmentProgress {
  const implied = parts.fulfilments.length === 0 ? impliedFulfilment(order, parts) : null
  const known = implied === null ? parts : { ...parts, fulfilments: [implied] }
  return { ...known, progress: lineProgress(known) }
}

function impliedFulfilment(
  { orderId, orderStatus, updatedAt }: Order,
  { lines }: OrderFulfilments,
): Fulfilment | null {
  if (orderStatus !== 'SHIPPED' && orderStatus !== 'OUT_FOR_DELIVERY' && orderStatus !== 'DELIVERED')
    return null
  return {
    id: orderId,
    number: 1,
    status: orderStatus,
    note: null,
    lines: lines
      .map(({ line, item }) => ({ line, quantity: item.quantity }))
      .filter(({ quantity }) => quantity > 0),
    shippedAt: updatedAt,
    deliveredAt: orderStatus === 'DELIVERED' ? updatedAt : null,
  }
}
