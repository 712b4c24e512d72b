import { Suspense, useState } from 'react'
import type { OrderView } from '#domain/orders/order-view.ts'
import { Button } from '#app/ui/button.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { orderPageMessages } from '#app/messages/orders.ts'
import { ReorderButton } from './reorder-button.tsx'

const cancelPart = lazyComponent(() => import('./cancel-dialog.tsx').then((part) => part.CancelDialog))

interface OrderActionsProps {
  order: OrderView
  onChanged: (order: OrderView) => void
  onStale: () => void
}

/** Ordering the same again, and cancelling while that is possible. */
export function OrderActions({ order, onChanged, onStale }: OrderActionsProps) {
  const t = useMessages(orderPageMessages)
  const [cancelling, setCancelling] = useState(false)
  const isPaidFor = order.orderStatus !== 'INITIATED'
  return (
    <div className="grid grid-cols-1 gap-2">
      {isPaidFor && <ReorderButton orderId={order.orderId} />}
      {isPaidFor && order.cancellable && (
        <Button
          block
          variant="danger"
          aria-haspopup="dialog"
          onPointerEnter={cancelPart.preload}
          onFocus={cancelPart.preload}
          onClick={() => setCancelling(true)}
        >
          {t.cancel}
        </Button>
      )}
      {cancelling && (
        <Suspense fallback={null}>
          <cancelPart.Part
            order={order}
            onCancelled={onChanged}
            onStale={onStale}
            onClose={() => setCancelling(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
