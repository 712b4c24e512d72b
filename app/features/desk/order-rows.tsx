import { Link } from 'react-router'
import type { DeskOrderRowWire } from '#domain/orders/desk-wire.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskOrderMessages } from '#app/messages/desk.ts'
import { formatRupees } from '#app/i18n/format-rupees.ts'
import { StatusBadge } from './status-badge.tsx'

interface OrderRowsProps {
  orders: readonly DeskOrderRowWire[]
  /** Omitted where orders are not selected. */
  selection?: { readonly has: (orderId: string) => boolean; readonly toggle: (orderId: string) => void }
}

/** Orders one below the other; a tap anywhere on a row opens its order. */
export function OrderRows({ orders, selection }: OrderRowsProps) {
  const t = useMessages(deskOrderMessages)
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {orders.map((order) => (
        <li key={order.orderId} className="flex items-start hover:bg-sunken">
          {selection !== undefined && (
            <label className="grid size-12 shrink-0 place-items-center self-center">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                aria-label={t.select(order.orderNumber)}
                checked={selection.has(order.orderId)}
                onChange={() => selection.toggle(order.orderId)}
              />
            </label>
          )}
          <Link
            to={`/desk/orders/${order.orderId}`}
            className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-3 py-3 wide:grid-cols-[8.5rem_minmax(0,1.2fr)_minmax(0,1.5fr)_8rem_7rem] wide:items-center"
          >
            <span className="font-price tabular-nums">{order.orderNumber}</span>
            <span className="justify-self-end wide:order-4 wide:justify-self-start">
              <StatusBadge status={order.orderStatus} />
            </span>
            <span className="min-w-0 max-wide:row-start-2">
              <span className="block truncate">
                {order.receiver || order.customer.name || order.customer.phone}
              </span>
              <span className="block truncate text-xs text-quiet">
                {order.city} {order.zipcode}
              </span>
            </span>
            <span className="min-w-0 text-sm text-quiet max-wide:row-start-3">
              <span className="block truncate">{t.lines(order.firstProduct, order.lines - 1)}</span>
              <time className="block text-xs" dateTime={order.createdAt}>
                {formatDateTime(order.createdAt)}
              </time>
            </span>
            <span className="self-end justify-self-end text-right max-wide:col-start-2 max-wide:row-span-2 max-wide:row-start-2 wide:order-5">
              <span className="block font-price tabular-nums">{formatRupees(order.grandTotal)}</span>
              <span className="block text-xs text-quiet">
                {order.paymentMode === 'COD' ? t.cash : t.online}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
