import { formatAddress } from '#domain/addresses/address.ts'
import type { Receiving as ReceivingWords } from '#domain/addresses/site-access.ts'
import { billedAddress } from '#domain/identity/billing.ts'
import { formatPaise } from '#domain/money/format.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { Card } from '#app/ui/card.tsx'
import { Banknote } from '#app/ui/icons/banknote.tsx'
import { CreditCard } from '#app/ui/icons/credit-card.tsx'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { MapPin } from '#app/ui/icons/map-pin.tsx'
import { formatDay } from '#app/i18n/date-time.ts'
import { formatPromise } from '#app/i18n/promise-text.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import { orderPageMessages } from '#messages/orders/orders.ts'
import { CashWarning } from './cash-warning.tsx'
import { paymentState } from '#domain/orders/payment-state.ts'
import { isUnderWay } from '#domain/orders/status-transitions.ts'

/** The delivery address and the payment status. */
export function DeliveryAndPayment({ order }: { order: OrderView }) {
  const t = orderPageMessages
  const Method = order.paymentMode === 'COD' ? Banknote : CreditCard
  const state = paymentState(order)
  const disputed = state === 'disputed' || state === 'returned-by-bank' ? order.dispute : null
  const due = state === 'pay-on-delivery' ? order.cashDue : order.grandTotal
  const amount = formatPaise((disputed ?? order.refund)?.amount ?? due)
  return (
    <Card className="grid grid-cols-1 gap-4 p-4">
      <Destination order={order} />
      <BilledTo order={order} />
      <section className="flex gap-3 border-t border-hairline pt-4">
        <Method size={22} className="shrink-0 text-quiet" />
        <div className="min-w-0 text-sm">
          <h2 className="pb-1 text-base">{t.payment}</h2>
          <p>{t[`money-${state}`](amount, formatPaise(order.grandTotal))}</p>
          {state === 'on-account' && order.onAccount && (
            <p className="text-quiet">{dueText(order.onAccount)}</p>
          )}
          {state === 'pay-on-delivery' && <CashWarning orderId={order.orderId} />}
          {order.paymentId !== null && (
            <p className="text-xs text-quiet [overflow-wrap:anywhere]">{t.paymentId(order.paymentId)}</p>
          )}
        </div>
      </section>
    </Card>
  )
}

/** The site or address that it goes to, with when it is promised. */
function Destination({ order }: { order: OrderView }) {
  const t = orderPageMessages
  const delivery = deliveryMessages
  const { address_line1: line, receiving } = order.shippingAddress
  const receiver = [line.receiverName, line.receiverPhoneNo].filter((text) => text.trim() !== '').join(', ')
  return (
    <section className="flex gap-3">
      <MapPin size={22} className="shrink-0 text-quiet" />
      <div className="min-w-0 text-sm">
        <h2 className="pb-1 text-base">{t.address}</h2>
        {order.firm?.site && <p className="font-medium">{order.firm.site.name}</p>}
        {receiver !== '' && <p className="font-medium">{receiver}</p>}
        <p className="text-quiet">{formatAddress(order.shippingAddress)}</p>
        {receiving && <Receiving receiving={receiving} />}
        {order.promise && isUnderWay(order.orderStatus) && (
          <p className="pt-1 font-medium text-good">{formatPromise(delivery, order.promise)}</p>
        )}
      </div>
    </section>
  )
}

/** Hours in which goods are received there, and notes for the lorry. */
function Receiving({ receiving: { hours, notes } }: { receiving: ReceivingWords }) {
  const t = orderPageMessages
  return (
    <div className="wrap-anywhere">
      {hours !== '' && <p>{t.receives(hours)}</p>}
      {notes !== '' && <p>{notes}</p>}
    </div>
  )
}

/** Day on which an order on account is due, as far as it is known. */
function dueText({ days, dueDay }: NonNullable<OrderView['onAccount']>): string {
  const t = orderPageMessages
  return dueDay === null ? t.dueIn(days) : t.dueBy(formatDay(dueDay))
}

/** The firm that the invoice is made out to, with its purchase order. */
function BilledTo({ order: { buyerGstin, billing, firm } }: { order: OrderView }) {
  const t = orderPageMessages
  if (buyerGstin === null) return null
  const { poNumber = null, reference = null } = firm ?? {}
  return (
    <section className="flex gap-3 border-t border-hairline pt-4">
      <FileText size={22} className="shrink-0 text-quiet" />
      <div className="min-w-0 text-sm wrap-anywhere">
        <h2 className="pb-1 text-base">{t.billedTo}</h2>
        {billing && (
          <>
            <p className="font-medium">{billing.legalName}</p>
            <p className="text-quiet">{billedAddress(billing)}</p>
          </>
        )}
        <p className="tabular-nums">{t.gstin(buyerGstin)}</p>
        {poNumber !== null && <p>{t.poNumber(poNumber)}</p>}
        {reference !== null && <p>{t.poReference(reference)}</p>}
      </div>
    </section>
  )
}
