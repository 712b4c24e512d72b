import { Link, type LoaderFunctionArgs } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { subtract } from '#domain/money/paise.ts'
import { billedAddress } from '#domain/identity/billing.ts'
import { lostOf } from '#domain/orders/desk/lost-of-order.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { fetchDeskOrder } from '#app/api/desk/desk.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'
import { formatPromise } from '#app/i18n/promise-text.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { OrderMessages } from '#app/desk/kit/orders/order-messages.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { StatusBadge } from '#app/desk/kit/orders/status-badge.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { OrderFulfilments } from './fulfilments/order-fulfilments.tsx'
import { CreditCard } from './credit-card.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { WaitingEdit } from './order-edit/waiting-edit.tsx'
import { PaymentLinkCard } from './payment-link-card.tsx'

export const permission = 'orders:read'

export function clientLoader({ params: { orderId = '' } }: LoaderFunctionArgs) {
  return fetchDeskOrder(orderId)
}

/** One order at the desk: what to do next, whom it is for, what is in it, and what happened so far. */
export default function OrderPage() {
  const t = deskOrderMessages
  const { content: order, show, refresh } = usePageData<typeof clientLoader>()
  return (
    <>
      <BackLink to="/desk/orders" text={t.back} />
      <OrderView order={order} onChanged={show} onStale={refresh} />
    </>
  )
}

interface OrderViewProps {
  order: DeskOrderDetailWire
  onChanged: (order: DeskOrderDetailWire) => void
  onStale: () => void
}

function OrderView({ order, onChanged, onStale }: OrderViewProps) {
  const delivery = deliveryMessages
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid grid-cols-1 content-start gap-4">
        <header className="grid gap-3 rounded-card border border-hairline bg-surface p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h1 className="text-xl tabular-nums">{order.orderNumber}</h1>
            <StatusBadge status={order.orderStatus} />
          </div>
          <Money order={order} />
          {order.promise && <p>{formatPromise(delivery, order.promise)}</p>}
          <OrderActions order={order} onChanged={onChanged} onStale={onStale} />
        </header>
        <CreditCard order={order} onChanged={onChanged} onStale={onStale} />
        <PaymentLinkCard order={order} onStale={onStale} />
        <WaitingEdit order={order} onChanged={onChanged} onStale={onStale} />
        <OrderItems order={order} />
        <OrderFulfilments order={order} onChanged={onChanged} onStale={onStale} />
        <OrderNotes order={order} onChanged={onChanged} />
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <Customer order={order} />
        <OrderDocuments order={order} onChanged={onChanged} />
        <OrderMessages messages={order.messages} onResent={onChanged} onStale={onStale} />
        <OrderHistory order={order} />
      </div>
    </div>
  )
}

/** Says in words by what an order is paid, and whether it is; on account, when it is due. */
function paymentOf({ counter, paymentMode, paymentStatus, onAccount }: DeskOrderDetailWire): string {
  const t = deskOrderMessages
  if (onAccount !== undefined) {
    const { days, dueDay } = onAccount
    const due = dueDay === null ? t.dueIn(days) : t.dueOn(formatDay(dueDay))
    const paid = counter?.parts.filter(({ method }) => method !== 'ACCOUNT') ?? []
    return [t['paid-by-ACCOUNT'], due, ...paid.map(shareText)].join(' · ')
  }
  const status = { PAID: t.paid, PENDING: t.pending, REFUNDED: t.refunded }[paymentStatus]
  if (counter === undefined) return [t[`paid-by-${paymentMode}`], status].join(' · ')
  const { parts, method, reference } = counter
  const paid = parts.length > 1 ? parts.map(shareText) : [t[`counter-${method}`], reference ?? '']
  return [t.atCounter, ...paid, status].filter(Boolean).join(' · ')
}

type Part = NonNullable<DeskOrderDetailWire['counter']>['parts'][number]

/** A part of a split payment, as `Cash ₹5,000`. */
function shareText({ method, amount, reference }: Part): string {
  return [deskOrderMessages[`counter-${method}`], formatRupees(amount), reference ?? '']
    .filter(Boolean)
    .join(' ')
}

function Money({ order }: { order: DeskOrderDetailWire }) {
  const t = deskOrderMessages
  const { refund } = order
  const lost = lostOf(order)
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="text-lg font-price tabular-nums">
        {formatRupees(subtract(order.grandTotal, lost))}
      </span>
      {lost > 0 && (
        <span className="text-quiet tabular-nums">{t.ofTotal(formatRupees(order.grandTotal))}</span>
      )}
      <span className="text-quiet">{paymentOf(order)}</span>
      {refund !== null && (
        <span className="text-quiet">
          {refund.state === 'DONE'
            ? t.refundDone(formatRupees(refund.amount))
            : t.refundDue(formatRupees(refund.amount))}
        </span>
      )}
    </div>
  )
}

function Customer({ order }: { order: DeskOrderDetailWire }) {
  const t = deskOrderMessages
  const { can } = useDesk()
  const { customer, shippingAddress: to } = order
  const { address_line1: line, access, receiving } = to
  const delivery = deliveryMessages
  return (
    <Section title={t.customer}>
      <div className="flex items-start justify-between gap-3">
        <p>
          {customer.name ?? t.noName}
          <span className="block text-quiet tabular-nums">{customer.phone}</span>
        </p>
        <a
          href={`tel:${customer.phone}`}
          className="touch inline-flex min-h-11 items-center font-price text-accent"
        >
          {t.call}
        </a>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-accent">
        {can('customers:read') && (
          <Link to={`/desk/customers/${customer.uid}`} className="inline-flex min-h-11 items-center">
            {t.openCustomer}
          </Link>
        )}
        <Link to={`/desk/orders?customer=${customer.uid}`} className="inline-flex min-h-11 items-center">
          {t.otherOrders}
        </Link>
      </p>
      <h3 className="mt-2 text-sm font-medium text-quiet">{t.address}</h3>
      <address className="not-italic">
        {order.firm?.site && <span className="block font-medium">{order.firm.site.name}</span>}
        {line.receiverName}
        {line.receiverPhoneNo !== '' && <span className="block tabular-nums">{line.receiverPhoneNo}</span>}
        <span className="block">{[line.houseNo, to.street].filter(Boolean).join(', ')}</span>
        {line.landmark !== '' && <span className="block">{line.landmark}</span>}
        <span className="block">{[to.city, `${to.state} ${to.zipcode}`].filter(Boolean).join(', ')}</span>
      </address>
      {access && (
        <p className="mt-2 text-sm">
          {[
            delivery[`road-${access.road}`],
            delivery[`unloading-${access.unloading}`],
            delivery.floorOf(access.floor),
          ].join(' · ')}
        </p>
      )}
      {receiving && (
        <p className="mt-2 text-sm wrap-anywhere">
          {receiving.hours !== '' && <span className="block">{t.receives(receiving.hours)}</span>}
          {receiving.notes}
        </p>
      )}
      {order.buyerGstin !== null && (
        <>
          <h3 className="mt-2 text-sm font-medium text-quiet">{t.billedTo}</h3>
          <p className="wrap-anywhere">
            {order.billing && (
              <>
                {order.billing.legalName}
                <span className="block">{billedAddress(order.billing)}</span>
              </>
            )}
            <span className="block tabular-nums">{t.gstin(order.buyerGstin)}</span>
            {order.firm && <PurchaseOrder firm={order.firm} />}
          </p>
        </>
      )}
    </Section>
  )
}

function PurchaseOrder({ firm }: { firm: NonNullable<DeskOrderDetailWire['firm']> }) {
  const t = deskOrderMessages
  const { can } = useDesk()
  return (
    <>
      {firm.poNumber !== null && <span className="block">{t.poNumber(firm.poNumber)}</span>}
      {firm.reference !== null && <span className="block">{t.poReference(firm.reference)}</span>}
      {can('firms:read') && (
        <Link to={`/desk/firms/${firm.id}`} className="inline-flex min-h-11 items-center text-accent">
          {t.openFirm}
        </Link>
      )}
    </>
  )
}
