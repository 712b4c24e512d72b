import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { OrderDetail } from '#domain/orders/order-detail.ts'
import { findPaymentOrder } from '../../db/payments/payments.ts'
import { findOwnOrder } from '../orders/steps/find-own-order.ts'
import { readOrderDetail } from '../orders/steps/read-order-detail.ts'
import { settlePayment, type SettleDependencies } from './steps/settle-payment.ts'

/** What the payment window passed to the browser. */
export type PaymentReturn = { readonly paymentId: string; readonly signature: string }

/**
 * Handles a customer's return from the payment window (PAY-02). The signature is checked over the provider's order id as
 * saved here, never over the one that was sent along. Throws `not-found`, `payment-not-genuine`, or `payment-pending` while
 * the money has not arrived.
 */
export async function handleReturn(
  dependencies: SettleDependencies,
  { actor, orderId }: { readonly actor: Partner; readonly orderId: string },
  { paymentId, signature }: PaymentReturn,
): Promise<OrderDetail> {
  const { database, payments } = dependencies
  await findOwnOrder(database.queries, actor.uid, orderId)
  const paymentOrder = await findPaymentOrder(database.queries, { orderId })
  if (paymentOrder === null) throw new AppError('payment-not-genuine')
  const { providerOrderId } = paymentOrder
  if (!payments.isGenuine({ orderId: providerOrderId, paymentId, signature })) {
    throw new AppError('payment-not-genuine')
  }
  const order = await settlePayment(dependencies, providerOrderId)
  if (order === null) throw new AppError('not-found')
  if (order.orderStatus === 'INITIATED') throw new AppError('payment-pending')
  return readOrderDetail(database.queries, order)
}
