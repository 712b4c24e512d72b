import type { PaymentSession } from '#domain/payments/wire.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { startOrderPayment, type StartPaymentDependencies } from '../payments/steps/start-order-payment.ts'
import type { OrderRequest } from './steps/build-order.ts'
import { placeOrder, type PlaceOrderDependencies } from './steps/place-order.ts'

/**
 * Places an order that is paid online and starts its payment (PAY-02). Throws `cart-changed`, `amount-changed`,
 * `address-not-found`, `idempotency-conflict`, `payment-provider-unreachable`, and `nothing-to-pay` when the order of that
 * idempotency key no longer waits for a payment.
 */
export async function placeOnlineOrder(
  dependencies: PlaceOrderDependencies & StartPaymentDependencies,
  actor: Partner,
  request: Omit<OrderRequest, 'paymentMode'>,
): Promise<{ readonly orderId: string; readonly payment: PaymentSession }> {
  const order = await placeOrder(dependencies, actor, { ...request, paymentMode: 'ONLINE' })
  return { orderId: order.orderId, payment: await startOrderPayment(dependencies, actor, order) }
}
