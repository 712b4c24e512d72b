import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { DeskOrderRowWire } from '#domain/orders/desk/desk-wire.ts'
import { formatDateTime, formatDay } from '#app/i18n/date-time.ts'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'
import { classNames } from '#app/ui/class-names.ts'
import { noonOfIstDay } from '#domain/time/ist-day.ts'
import { Cell, gridRow, Headings, ListGrid } from '../columns/list-grid.tsx'
import { StatusBadge } from './status-badge.tsx'

/** The columns of lists of orders beside the number, of which everybody chooses their own. */
export const orderColumns = ['customer', 'products', 'status', 'total', 'phone', 'promised', 'gstin'] as const
type OrderColumn = (typeof orderColumns)[number]

/** Default columns of order lists. */
export const usualOrderColumns: readonly OrderColumn[] = ['customer', 'products', 'status', 'total']

interface OrderRowsProps {
  orders: readonly DeskOrderRowWire[]
  /** Omitted where orders are not selected. */
  selection?: { readonly has: (orderId: string) => boolean; readonly toggle: (orderId: string) => void }
  /** Those that somebody chose, under headings; the usual ones without. */
  columns?: readonly OrderColumn[]
}

const tracks: Readonly<Record<OrderColumn, string>> = {
  customer: 'minmax(9rem, 1.2fr)',
  products: 'minmax(10rem, 1.5fr)',
  status: 'auto',
  total: 'auto',
  phone: 'auto',
  promised: 'auto',
  gstin: 'auto',
}

/** Position of a column on the card of a phone; the others follow, one below the other. */
const places: Readonly<Record<OrderColumn, string>> = {
  customer: 'max-wide:col-start-1',
  products: 'max-wide:col-start-1',
  status: 'max-wide:col-start-2 max-wide:row-start-1 max-wide:justify-self-end',
  total:
    'max-wide:col-start-2 max-wide:row-start-2 max-wide:row-span-2 max-wide:self-end max-wide:text-right',
  phone: 'max-wide:col-span-2 text-sm',
  promised: 'max-wide:col-span-2 text-sm',
  gstin: 'max-wide:col-span-2 text-sm',
}

/** Orders one below the other; a tap anywhere on a row opens its order. */
export function OrderRows({ orders, selection, columns }: OrderRowsProps) {
  const t = deskOrderMessages
  const columnMessages = deskColumnMessages
  const shown = columns ?? usualOrderColumns
  const selectable = selection === undefined ? [] : ['auto']
  const template = [...selectable, '8.5rem', ...shown.map((column) => tracks[column])]
  return (
    <div className="rounded-card border border-hairline bg-surface">
      <ListGrid tracks={template.join(' ')}>
        {columns !== undefined && (
          <Headings
            before={selectable.length}
            className={selection === undefined ? 'px-3' : 'pr-3'}
            columns={[
              { label: columnMessages.number },
              ...shown.map((column) => ({ label: columnMessages[column], isFigure: column === 'total' })),
            ]}
          />
        )}
        <ul className={classNames('divide-y divide-hairline', gridRow)}>
          {orders.map((order) => (
            <li key={order.orderId} className={classNames('flex items-start hover:bg-sunken', gridRow)}>
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
              <OrderLink order={order} columns={shown} isFirst={selection === undefined} />
            </li>
          ))}
        </ul>
      </ListGrid>
    </div>
  )
}

interface OrderLinkProps {
  order: DeskOrderRowWire
  columns: readonly OrderColumn[]
  /** Nothing stands before it. */
  isFirst: boolean
}

function OrderLink({ order, columns, isFirst }: OrderLinkProps) {
  const columnMessages = deskColumnMessages
  return (
    <Link
      to={`/desk/orders/${order.orderId}`}
      style={{ gridColumn: `span ${columns.length + 1}` }}
      className={classNames(
        'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-3 py-3 wide:grid-cols-subgrid wide:items-center wide:gap-x-4',
        !isFirst && 'wide:pl-0',
      )}
    >
      <span className="font-price tabular-nums max-wide:col-start-1">{order.orderNumber}</span>
      {columns.map((column) => (
        <Cell
          key={column}
          label={columnMessages[column]}
          figures={column === 'total'}
          className={classNames(
            places[column],
            usualOrderColumns.includes(column) && 'max-wide:[&>:first-child]:sr-only',
          )}
        >
          <OrderCell order={order} column={column} />
        </Cell>
      ))}
    </Link>
  )
}

function OrderCell({ order, column }: { order: DeskOrderRowWire; column: OrderColumn }): ReactNode {
  const t = deskOrderMessages
  const columnMessages = deskColumnMessages
  switch (column) {
    case 'customer':
      return (
        <>
          <span className="block truncate">
            {order.receiver || order.customer.name || order.customer.phone}
          </span>
          <span className="block truncate text-xs text-quiet">
            {order.city} {order.zipcode}
          </span>
        </>
      )
    case 'products':
      return (
        <span className="text-sm text-quiet">
          <span className="block truncate">{t.lines(order.firstProduct, order.lines - 1)}</span>
          <time className="block text-xs" dateTime={order.createdAt}>
            {formatDateTime(order.createdAt)}
          </time>
        </span>
      )
    case 'status':
      return <StatusBadge status={order.orderStatus} />
    case 'total':
      return (
        <>
          <span className="block font-price whitespace-nowrap">{formatRupees(order.grandTotal)}</span>
          <span className="block text-xs text-quiet">{t[`paid-by-${order.paymentMode}`]}</span>
        </>
      )
    case 'phone':
      return <span className="whitespace-nowrap tabular-nums">{order.customer.phone}</span>
    case 'promised':
      return order.promisedDay === null ? columnMessages.none : formatDay(noonOfIstDay(order.promisedDay))
    case 'gstin':
      return order.gstin ?? columnMessages.none
  }
}
