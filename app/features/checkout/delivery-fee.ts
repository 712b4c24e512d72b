import { deliveryFeeOf } from '#domain/delivery/delivery-fee.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import { withDeliveryFee } from '#domain/orders/placing/with-delivery-fee.ts'
import type { ApiError } from '#app/api/transport/request.ts'
import type { Cart } from '#app/features/cart/use-cart.ts'
import type { OrderContent } from './payment/order-attempt.ts'
import type { CheckoutDelivery } from './use-delivery.ts'

/**
 * A cart with the fee for delivering it on its bill, as the promise for its address has it; on a page that asks for no promise, as
 * the store said when it refused an order for another one.
 */
export function withFee(cart: Cart, delivery: CheckoutDelivery | null, refusal: ApiError | null): Cart {
  const told =
    delivery === null && refusal?.code === 'delivery-fee-changed' ? refusal.details.deliveryFee : null
  const fee = typeof told === 'number' ? toPaise(told) : deliveryFeeOf(delivery?.fee, cart.bill.grandTotal)
  return { ...cart, bill: withDeliveryFee(cart.bill, fee) }
}

/** The value from which delivery to the address would be free; null where nothing is charged or it never is. */
export function freeFromOf(delivery: CheckoutDelivery | null): Paise | null {
  return delivery?.fee?.freeFrom ?? null
}

/** The day and the fee that an order is placed with, as they are on screen. */
export function shownDelivery(
  { bill: { deliveryFee } }: Cart,
  delivery: CheckoutDelivery | null,
): Pick<OrderContent, 'delivery' | 'deliveryFee'> {
  const chosen = delivery?.chosen ?? null
  return {
    ...(chosen !== null && { delivery: chosen }),
    ...(deliveryFee !== undefined && { deliveryFee }),
  }
}
