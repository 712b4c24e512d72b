import { copyText } from '#app/browser/device/clipboard.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { Card } from '#app/ui/card.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Copy } from '#app/ui/icons/copy.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { orderPageMessages, orderMessages } from '#messages/orders/orders.ts'
import { OrderStatusBadge } from './order-status.tsx'

/** Status, time and order number, large enough to read out over the phone. */
export function OrderHeader({ order }: { order: OrderView }) {
  const t = orderPageMessages
  const { orderId } = orderMessages
  const toast = useToast()

  async function copy() {
    const copied = await copyText(order.orderNumber)
    toast(copied ? { text: t.copied, tone: 'good' } : { text: t.copyFailed, tone: 'bad' })
  }

  return (
    <Card className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <OrderStatusBadge status={order.orderStatus} />
        <time dateTime={order.createdAt} className="text-sm text-quiet">
          {t.orderedOn(formatDateTime(order.createdAt))}
        </time>
      </div>
      <div>
        <p className="text-sm text-quiet">{t.number}</p>
        <p className="flex items-center gap-1">
          <strong className="text-2xl font-heading tracking-wide wrap-anywhere tabular-nums">
            {order.orderNumber}
          </strong>
          <IconButton label={t.copy} onClick={() => void copy()}>
            <Copy size={20} />
          </IconButton>
        </p>
        <p className="text-sm text-quiet">{t.numberHint}</p>
      </div>
      <p className="text-xs text-quiet">{orderId(order.orderId)}</p>
    </Card>
  )
}
