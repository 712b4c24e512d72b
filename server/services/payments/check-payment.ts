import type { Partner } from '#domain/identity/partner.ts'
import type { OrderDetail } from '#domain/orders/order-detail.ts'
import { findOwnOrder } from '../orders/steps/find-own-order.ts'
import { readOrderDetail } from '../orders/steps/read-order-detail.ts'
import { settleOrder, type SettleDependencies } from './steps/settle-payment.ts'

/**
 * Checks the payment of a customer's own order with the provider and returns the order as it is then. Throws `not-found`,
 * `payment-provider-unreachable`.
 */
export async function checkPayment(
  dependencies: SettleDependencies,
  actor: Partner,
  orderId: string,
): Promise<OrderDetail> {
  const { queries } = dependencies.database
  const order = await settleOrder(dependencies, await findOwnOrder(queries, actor.uid, orderId))
  return readOrderDetail(queries, order)
}
