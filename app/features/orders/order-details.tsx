import { useRef, type ReactNode } from 'react'
import { formatPaise } from '#domain/money/format.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { BillCard } from '#app/features/cart/bill-card.tsx'
import { orderPageMessages } from '#messages/orders/orders.ts'
import { orderBill } from '#domain/orders/order-bill.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderOffers } from './order-offers.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { DeliveryAndPayment } from './delivery-and-payment.tsx'
import { OrderFulfilments } from './order-fulfilments.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { UnpaidNotice } from './unpaid-notice.tsx'

interface OrderDetailsProps {
  order: OrderView
  isPending: boolean
  payButton: ReactNode
  /** Keeps the items as a list. */
  keepList: ReactNode
  /** Receives the order after an action changed it. */
  onChanged: (order: OrderView) => void
  /** The page is out of date. */
  onStale: () => void
}

/** One order in full: status first, then items, bill, delivery, documents and actions. */
export function OrderDetails({
  order,
  isPending,
  payButton,
  keepList,
  onChanged,
  onStale,
}: OrderDetailsProps) {
  const t = orderPageMessages
  const header = useRef<HTMLDivElement>(null)

  function handleChange(changed: OrderView) {
    onChanged(changed)
    // the pressed button may be gone, and the new status is at the top
    requestAnimationFrame(() => header.current?.focus())
  }

  return (
    <div className="grid grid-cols-1 gap-4 desk:grid-cols-[1fr_360px] desk:items-start desk:gap-6">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <div ref={header} tabIndex={-1} className="scroll-mt-18 outline-none">
          <OrderHeader order={order} />
        </div>
        {order.orderStatus === 'INITIATED' && (
          <UnpaidNotice
            order={order}
            isPending={isPending}
            payButton={payButton}
            onChanged={handleChange}
            onStale={onStale}
          />
        )}
        <OrderTimeline order={order} />
        <OrderFulfilments order={order} />
        <OrderItems items={order.orderItems} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <BillCard
          bill={orderBill(order)}
          promise={
            <>
              <OrderOffers offers={order.offers} />
              {order.commissionAmount !== null && (
                <p className="flex justify-between gap-3 text-sm text-quiet">
                  {t.commission}
                  <span className="tabular-nums">{formatPaise(order.commissionAmount)}</span>
                </p>
              )}
            </>
          }
        />
        <DeliveryAndPayment order={order} />
        <OrderDocuments order={order} />
        <OrderActions order={order} keepList={keepList} onChanged={handleChange} onStale={onStale} />
      </div>
    </div>
  )
}
