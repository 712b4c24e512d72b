import { Link } from 'react-router'
import { formatPaise } from '#domain/money/format.ts'
import type { OrderItemView } from '#domain/orders/order-view.ts'
import { isUnderWay } from '#domain/orders/status-transitions.ts'
import type { ListedOrder } from '#app/api/orders.ts'
import { Card } from '#app/ui/card.tsx'
import { MapPin } from '#app/ui/icons/map-pin.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { formatPromise } from '#app/i18n/promise-text.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import { orderMessages, orderPageMessages } from '#messages/orders/orders.ts'
import { orderSearchMessages } from '#messages/orders/order-search.ts'
import { OrderStatusBadge } from './order-status.tsx'
import { ReorderButton } from './reorder/reorder-button.tsx'
import { formatDateTime } from '#app/i18n/date-time.ts'

/** The number of thumbnails that fit on a phone. */
const MAX_THUMBNAILS = 4

/** One order (ORD-02): status, id, time, thumbnails, total. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const t = orderMessages
  const delivery = deliveryMessages
  const shown = order.orderItems.slice(0, MAX_THUMBNAILS)
  const rest = order.orderItems.length - shown.length
  return (
    <Card className="relative grid gap-3 p-4 transition-colors hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <OrderStatusBadge status={order.orderStatus} />
        <time dateTime={order.createdAt} className="text-sm text-quiet">
          {formatDateTime(order.createdAt)}
        </time>
      </div>
      <Destination order={order} />
      <FirmOf order={order} />
      {order.promise && isUnderWay(order.orderStatus) && (
        <p className="text-sm text-good">{formatPromise(delivery, order.promise)}</p>
      )}
      <ul className="grid grid-cols-[repeat(5,minmax(0,64px))] gap-2">
        {shown.map((item) => (
          <Thumbnail key={item.variantId} item={item} />
        ))}
        {rest > 0 && (
          <li className="grid aspect-square place-items-center rounded-control bg-sunken text-sm font-price text-quiet">
            <span aria-hidden="true">{t.more(rest)}</span>
            <span className="sr-only">{t.moreItems(rest)}</span>
          </li>
        )}
      </ul>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-hairline pt-3">
        <div className="text-xs text-quiet">
          <h2 className="font-normal">
            {/* the whole card links to the order */}
            <Link
              to={`/profile/order/${order.orderId}`}
              className="outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {t.orderId(order.orderId)}
            </Link>
          </h2>
          <p className="tabular-nums">{t.number(order.orderNumber)}</p>
        </div>
        <p className="ml-auto text-right">
          <span className="font-price tabular-nums">{t.total(formatPaise(order.grandTotal))}</span>
          <span className="block text-xs text-quiet">
            {{ COD: t.payOnDelivery, ONLINE: t.payOnline, ACCOUNT: t.onAccount }[order.paymentMode]}
          </span>
        </p>
      </div>
      {order.orderStatus !== 'INITIATED' && (
        <div className="relative justify-self-end">
          <ReorderButton orderId={order.orderId} orderNumber={order.orderNumber} compact />
        </div>
      )}
    </Card>
  )
}

/** Receiver and place of an order, which tell the orders of several sites apart. */
function Destination({ order: { shippingAddress, firm } }: { order: ListedOrder }) {
  const t = orderMessages
  const { address_line1: line, street, city } = shippingAddress
  const name = firm?.site?.name ?? line.receiverName.trim()
  const place = [line.houseNo, street, city].map((part) => part.trim()).filter((part) => part !== '')
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm">
      <MapPin size={18} className="shrink-0 text-quiet" />
      <span className="sr-only">{t.deliverTo} </span>
      {/* a long name leaves room for the place */}
      {name !== '' && (
        <>
          <span className="max-w-1/2 shrink-0 truncate font-medium">{name}</span>
          <span className="-mx-1"> · </span>
        </>
      )}
      <span className="min-w-0 truncate text-quiet">{place.join(', ')}</span>
    </p>
  )
}

/** The purchase order of a firm's order, and who placed it where that was somebody else. */
function FirmOf({ order: { firm, orderedBy } }: { order: ListedOrder }) {
  const facts = [
    orderedBy && orderSearchMessages.orderedBy(orderedBy),
    firm?.poNumber && orderPageMessages.poNumber(firm.poNumber),
    firm?.reference && orderPageMessages.poReference(firm.reference),
  ].filter(Boolean)
  return facts.length > 0 && <p className="text-sm wrap-anywhere">{facts.join(' · ')}</p>
}

function Thumbnail({ item }: { item: OrderItemView }) {
  const t = orderMessages
  return (
    <li>
      <Picture
        src={item.productImageUrl}
        alt={t.thumbnail(item.quantity, item.productName)}
        width={64}
        className="w-full rounded-control p-1"
      />
    </li>
  )
}
