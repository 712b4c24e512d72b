import type { PaymentSession } from '#domain/payments/wire.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { findOwnOrder } from '../orders/steps/find-own-order.ts'
import { startOrderPayment, type StartPaymentDependencies } from './steps/start-order-payment.ts'

/**
 * Starts, or resumes, the payment of a customer's own order (PAY-02). Throws `not-found`, `nothing-to-pay`,
 * `payment-provider-unreachable`.
 */
export async function startPayment(
  dependencies: StartPaymentDependencies,
  actor: Partner,
  orderId: string,
): Promise<PaymentSession> {
  const order = await findOwnOrder(dependencies.database.queries, actor.uid, orderId)
  return startOrderPayment(dependencies, actor, order)
}
