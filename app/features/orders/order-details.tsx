import { useRef, type ReactNode } from 'react'
import { formatPaise } from '#domain/money/format.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { BillCard } from '#app/features/cart/bill-card.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { orderPageMessages } from '#app/messages/orders.ts'
import { orderBill } from '#domain/orders/order-bill.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { DeliveryAndPayment } from './delivery-and-payment.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { UnpaidNotice } from './unpaid-notice.tsx'

interface OrderSheetProps {
  order: OrderView
  isPending: boolean
  payButton: ReactNode
  /** The order as it is after something was done with it. */
  onChanged: (order: OrderView) => void
  /** What is shown is no longer true. */
  onStale: () => void
}

/** Everything of one order: how it stands first, then the goods, the money and what can be done. */
export function OrderDetails({ order, isPending, payButton, onChanged, onStale }: OrderSheetProps) {
  const t = useMessages(orderPageMessages)
  const head = useRef<HTMLDivElement>(null)

  function change(changed: OrderView) {
    onChanged(changed)
    // what was pressed may be gone, and how the order stands now is told at the top
    requestAnimationFrame(() => head.current?.focus())
  }

  return (
    <div className="grid grid-cols-1 gap-4 desk:grid-cols-[1fr_360px] desk:items-start desk:gap-6">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <div ref={head} tabIndex={-1} className="scroll-mt-18 outline-none">
          <OrderHeader order={order} />
        </div>
        {order.orderStatus === 'INITIATED' && (
          <UnpaidNotice
            order={order}
            isPending={isPending}
            payButton={payButton}
            onChanged={change}
            onStale={onStale}
          />
        )}
        <OrderTimeline order={order} />
        <OrderItems items={order.orderItems} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <BillCard
          bill={orderBill(order)}
          promise={
            order.commissionAmount !== null && (
              <p className="flex justify-between gap-3 text-sm text-quiet">
                {t.commission}
                <span className="tabular-nums">{formatPaise(order.commissionAmount)}</span>
              </p>
            )
          }
        />
        <DeliveryAndPayment order={order} />
        <OrderDocuments order={order} />
        <OrderActions order={order} onChanged={change} onStale={onStale} />
      </div>
    </div>
  )
}
