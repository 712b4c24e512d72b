import { Suspense, useState, type ReactNode } from 'react'
import type { OrderView } from '#domain/orders/order-view.ts'
import { Button } from '#app/ui/button.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { orderPageMessages } from '#messages/orders/orders.ts'
import { ReorderButton } from './reorder/reorder-button.tsx'

const cancelDialog = lazyComponent(() =>
  import('./cancel/cancel-dialog.tsx').then((module) => module.CancelDialog),
)

interface OrderActionsProps {
  order: OrderView
  /** Keeps the items as a list. */
  keepList: ReactNode
  onChanged: (order: OrderView) => void
  onStale: () => void
}

/** Order again, keep as a list, and cancel while that is possible. */
export function OrderActions({ order, keepList, onChanged, onStale }: OrderActionsProps) {
  const t = orderPageMessages
  const [cancelling, setCancelling] = useState(false)
  const isPlaced = order.orderStatus !== 'INITIATED'
  return (
    <div className="grid grid-cols-1 gap-2">
      {isPlaced && <ReorderButton orderId={order.orderId} />}
      {isPlaced && keepList}
      {isPlaced && order.cancellable && (
        <Button
          block
          variant="danger"
          aria-haspopup="dialog"
          onPointerEnter={cancelDialog.preload}
          onFocus={cancelDialog.preload}
          onClick={() => setCancelling(true)}
        >
          {t.cancel}
        </Button>
      )}
      {cancelling && (
        <Suspense fallback={null}>
          <cancelDialog.Component
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
