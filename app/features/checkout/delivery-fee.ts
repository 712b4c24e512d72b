import { deliveryFeeOf } from '#domain/delivery/delivery-fee.ts'
import { atLeastZero, subtract, toPaise, type Paise } from '#domain/money/paise.ts'
import { withDeliveryFee } from '#domain/orders/placing/with-delivery-fee.ts'
import type { ApiError } from '#app/api/transport/request.ts'
import type { OfferedCart } from './offers/with-offers.ts'
import type { OrderContent } from './payment/order-attempt.ts'
import type { CheckoutDelivery } from './use-delivery.ts'

/**
 * A cart with the fee for delivering it on its bill, as the promise for its address has it, less what offers take off it; on a page that
 * asks for no promise, as the store said when it refused an order for another one.
 */
export function withFee(
  cart: OfferedCart,
  delivery: CheckoutDelivery | null,
  refusal: ApiError | null,
): OfferedCart {
  const told =
    delivery === null && refusal?.code === 'delivery-fee-changed' ? refusal.details.deliveryFee : null
  const full = deliveryFeeOf(delivery?.fee, cart.goodsBefore)
  const fee = typeof told === 'number' ? toPaise(told) : atLeastZero(subtract(full, cart.deliverySaved))
  return { ...cart, bill: withDeliveryFee(cart.bill, fee) }
}

/** The value from which delivery to the address would be free; null where nothing is charged or it never is. */
export function freeFromOf(delivery: CheckoutDelivery | null): Paise | null {
  return delivery?.fee?.freeFrom ?? null
}

/** The day and the fee that an order is placed with, as they are on screen. */
export function shownDelivery(
  { bill: { deliveryFee } }: OfferedCart,
  delivery: CheckoutDelivery | null,
): Pick<OrderContent, 'delivery' | 'deliveryFee'> {
  const chosen = delivery?.chosen ?? null
  return {
    ...(chosen !== null && { delivery: chosen }),
    ...(deliveryFee !== undefined && { deliveryFee }),
  }
}
