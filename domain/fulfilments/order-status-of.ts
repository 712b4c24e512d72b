import type { OrderStatus } from '../orders/order.ts'
import type { Fulfilment } from './fulfilment.ts'
import type { LineProgress } from './line-progress.ts'

/**
 * The status of an order that follows from its fulfilments: shipped when the first leaves, delivered when nothing is left to
 * send and everything that left has arrived, cancelled when nothing of it is kept and nothing ever arrived. An order of which
 * nothing has left keeps its status.
 */
export function orderStatusOf(
  current: OrderStatus,
  lines: readonly LineProgress[],
  fulfilments: readonly Fulfilment[],
): OrderStatus {
  const hasArrived = lines.some(({ delivered }) => delivered > 0)
  if (!hasArrived && lines.every(({ remaining }) => remaining === 0)) return 'CANCELLED'
  const live = fulfilments.filter(({ status }) => status !== 'RETURNED')
  if (live.length === 0) return current
  const isSent = lines.every(({ open }) => open === 0)
  if (isSent && live.every(({ status }) => status === 'DELIVERED')) return 'DELIVERED'
  return live.some(({ status }) => status === 'OUT_FOR_DELIVERY') ? 'OUT_FOR_DELIVERY' : 'SHIPPED'
}
