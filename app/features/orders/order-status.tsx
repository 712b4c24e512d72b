import { isOrderStatus, type OrderStatus } from '#domain/orders/order.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { Icon } from '#app/ui/icon.tsx'
import { CircleHelp } from '#app/ui/icons/circle-help.tsx'
import { ClipboardList } from '#app/ui/icons/clipboard-list.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { Package } from '#app/ui/icons/package.tsx'
import { PackageCheck } from '#app/ui/icons/package-check.tsx'
import { PackageX } from '#app/ui/icons/package-x.tsx'
import { Truck } from '#app/ui/icons/truck.tsx'
import { orderMessages } from '#messages/orders/orders.ts'

const marks: Record<OrderStatus | 'unknown', { Mark: Icon; tone: string }> = {
  INITIATED: { Mark: Clock, tone: 'bg-caution-soft text-caution' },
  PLACED: { Mark: ClipboardList, tone: 'bg-accent-soft text-accent' },
  SHIPPED: { Mark: Package, tone: 'bg-accent-soft text-accent' },
  OUT_FOR_DELIVERY: { Mark: Truck, tone: 'bg-accent-soft text-accent' },
  DELIVERED: { Mark: PackageCheck, tone: 'bg-good-soft text-good' },
  CANCELLED: { Mark: PackageX, tone: 'bg-bad-soft text-bad' },
  unknown: { Mark: CircleHelp, tone: 'bg-sunken text-quiet' },
}

/** The status of an order as icon and label; unrecognised ones show as unknown (ORD-03). */
export function OrderStatusBadge({ status }: { status: string }) {
  const t = orderMessages
  const known = isOrderStatus(status) ? status : 'unknown'
  const { Mark, tone } = marks[known]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 rounded-full py-1 pr-3 pl-2 text-sm font-price',
        tone,
      )}
    >
      <Mark size={20} />
      {t[`status-${known}`]}
    </span>
  )
}
