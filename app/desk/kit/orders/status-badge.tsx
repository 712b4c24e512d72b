import { isOrderStatus, type OrderStatus } from '#domain/orders/order.ts'
import { orderMessages } from '#messages/orders/orders.ts'
import { Badge } from '#app/ui/badge.tsx'

const tones: Record<OrderStatus | 'unknown', 'plain' | 'accent' | 'good' | 'bad' | 'caution'> = {
  INITIATED: 'caution',
  PLACED: 'accent',
  SHIPPED: 'plain',
  OUT_FOR_DELIVERY: 'plain',
  DELIVERED: 'good',
  CANCELLED: 'bad',
  unknown: 'plain',
}

/** The status of an order in a row. */
export function StatusBadge({ status }: { status: string }) {
  const t = orderMessages
  const known = isOrderStatus(status) ? status : 'unknown'
  return <Badge tone={tones[known]}>{t[`status-${known}`]}</Badge>
}
