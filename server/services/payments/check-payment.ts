import type { Partner } from '#domain/identity/partner.ts'
import type { Order } from '#domain/orders/order.ts'
import { findOwnOrder } from '../orders/steps/find-own-order.ts'
import { settleOrder, type SettleDependencies } from './steps/settle-payment.ts'

/**
 * Checks the payment of a customer's own order with the provider and returns the order as it is then. Throws `not-found`,
 * `payment-provider-unreachable`.
 */
export async function checkPayment(
  dependencies: SettleDependencies,
  actor: Partner,
  orderId: string,
): Promise<Order> {
  return settleOrder(dependencies, await findOwnOrder(dependencies.database.queries, actor.uid, orderId))
}
