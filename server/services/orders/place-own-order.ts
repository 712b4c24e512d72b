import type { PaymentSession } from '#domain/payments/wire.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Order } from '#domain/orders/order.ts'
import { startOrderPayment, type StartPaymentDependencies } from '../payments/steps/start-order-payment.ts'
import type { OrderRequest } from './steps/build-order.ts'
import { placeOrder, type PlaceOrderDependencies } from './steps/place-order.ts'

/** A placed order, and what opens the payment window while it waits for its payment. */
export type PlacedOrder = { readonly order: Order; readonly payment: PaymentSession | null }

/**
 * Places an order of a customer's own (PAY-05) and starts its payment when it is to be paid online (PAY-02). Throws `cart-changed`,
 * `address-not-found`, `cash-limit`, `idempotency-conflict`, `payment-provider-unreachable`; after the last one the order
 * exists, and the same request goes on with it.
 */
export async function placeOwnOrder(
  dependencies: PlaceOrderDependencies & StartPaymentDependencies,
  actor: Partner,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const order = await placeOrder(dependencies, actor, request)
  const isUnpaid = order.orderStatus === 'INITIATED'
  return { order, payment: isUnpaid ? await startOrderPayment(dependencies, actor, order) : null }
}
