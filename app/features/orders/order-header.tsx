import { copyText } from '#app/browser/clipboard.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { Card } from '#app/ui/card.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Copy } from '#app/ui/icons/copy.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { dateTime } from '#app/i18n/date-time.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { orderPageWords, orderWords } from '#app/messages/orders.ts'
import { OrderStatusMark } from './order-status.tsx'

/** Status, time, and the number of the order, big enough to be read out on the telephone. */
export function OrderHead({ order }: { order: OrderView }) {
  const words = useWords(orderPageWords)
  const { orderId } = useWords(orderWords)
  const toast = useToast()

  async function copy() {
    const copied = await copyText(order.orderNumber)
    toast(copied ? { text: words.copied, tone: 'good' } : { text: words.copyFailed, tone: 'bad' })
  }

  return (
    <Card className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <OrderStatusMark status={order.orderStatus} />
        <time dateTime={order.createdAt} className="text-sm text-quiet">
          {words.orderedOn(dateTime(order.createdAt))}
        </time>
      </div>
      <div>
        <p className="text-sm text-quiet">{words.number}</p>
        <p className="flex items-center gap-1">
          <strong className="text-2xl font-heading tracking-wide whitespace-nowrap tabular-nums">
            {order.orderNumber}
          </strong>
          <IconButton label={words.copy} onClick={() => void copy()}>
            <Copy size={20} />
          </IconButton>
        </p>
        <p className="text-sm text-quiet">{words.numberHint}</p>
      </div>
      <p className="text-xs text-quiet">{orderId(order.orderId)}</p>
    </Card>
  )
}
