import type { ReactNode } from 'react'
import { istDay } from '#domain/time/ist-day.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { SuccessDialog } from '#app/ui/overlays/success-dialog.tsx'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import { formatPromise } from '#app/i18n/promise-text.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import type { PlacedOrder } from '../checkout-slice.ts'

interface OrderPlacedDialogProps {
  open: boolean
  onClose: () => void
  order: PlacedOrder | null
  /** The delivery promise of the store, for an order without one of its own. */
  promise: ReactNode
}

/** Confirms a placed order by its number and time, and leads to it (CART-15). Import lazily. */
export function OrderPlacedDialog({ open, onClose, order, promise }: OrderPlacedDialogProps) {
  const t = checkoutMessages
  const delivery = deliveryMessages
  return (
    <SuccessDialog open={open} onClose={onClose} title={t.successTitle} text={t.successText}>
      {order && (
        <p className="font-price tabular-nums text-balance">
          <span className="inline-block">{t.order(order.orderNumber)}</span>,{' '}
          <span className="inline-block">{formatDateTime(order.createdAt)}</span>
        </p>
      )}
      {order?.promise ? (
        <p className="text-good text-balance">
          {formatPromise(delivery, order.promise, istDay(new Date(order.createdAt)))}
        </p>
      ) : (
        promise
      )}
      {order && (
        <LinkButton to={`/profile/order/${order.orderId}`} variant="quiet">
          {t.viewOrder(order.orderNumber)}
        </LinkButton>
      )}
    </SuccessDialog>
  )
}
