import { AppError } from '#domain/errors.ts'
import type { Order } from '#domain/orders/order.ts'
import { findPaymentOrder } from '../../../db/payments/payments.ts'
import { settlePayment, type SettleDependencies } from './settle-payment.ts'

/** Return of the payment window to the browser. */
export type PaymentReturn = { readonly paymentId: string; readonly signature: string }

/**
 * Settles an order with what its payment window passed on. The signature is checked over the provider's order id as saved here,
 * never over one that was sent along. Throws `not-found`, `payment-not-genuine`, or `payment-pending` while the money has not
 * arrived.
 */
export async function settleReturn(
  dependencies: SettleDependencies,
  orderId: string,
  { paymentId, signature }: PaymentReturn,
): Promise<Order> {
  const { database, payments } = dependencies
  const paymentOrder = await findPaymentOrder(database.queries, { orderId })
  if (paymentOrder === null) throw new AppError('payment-not-genuine')
  const { providerOrderId } = paymentOrder
  if (!payments.isGenuine({ orderId: providerOrderId, paymentId, signature })) {
    throw new AppError('payment-not-genuine')
  }
  const order = await settlePayment(dependencies, providerOrderId)
  if (order === null) throw new AppError('not-found')
  if (order.orderStatus === 'INITIATED') throw new AppError('payment-pending')
  return order
}
