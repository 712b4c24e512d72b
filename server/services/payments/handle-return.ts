import type { Partner } from '#domain/identity/partner.ts'
import type { OrderDetail } from '#domain/orders/order-detail.ts'
import { findOwnOrder } from '../orders/steps/find-own-order.ts'
import { readOrderDetail } from '../orders/steps/read-order-detail.ts'
import type { SettleDependencies } from './steps/settle-payment.ts'
import { settleReturn, type PaymentReturn } from './steps/settle-return.ts'

/**
 * Handles a customer's return from the payment window (PAY-02). Throws `not-found`, `payment-not-genuine`, or `payment-pending`
 * while the money has not arrived.
 */
export async function handleReturn(
  dependencies: SettleDependencies,
  { actor, orderId }: { readonly actor: Partner; readonly orderId: string },
  returned: PaymentReturn,
): Promise<OrderDetail> {
  const { queries } = dependencies.database
  await findOwnOrder(queries, actor.uid, orderId)
  return readOrderDetail(queries, await settleReturn(dependencies, orderId, returned))
}
