import { OrderPlacedDialog } from '#app/features/checkout/payment/order-placed-dialog.tsx'
import type { PlacedOrder } from '#app/features/checkout/checkout-slice.ts'
import { DeliveryPromise } from '#app/features/store/delivery-promise.tsx'

interface OrderPlacedProps {
  open: boolean
  order: PlacedOrder | null
  onClose: () => void
}

/** The confirmation of an order with what it is promised. Import lazily. */
export function OrderPlaced(props: OrderPlacedProps) {
  return <OrderPlacedDialog {...props} promise={<DeliveryPromise />} />
}
