import type { Order } from '#domain/orders/order.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { findPartner } from '../../../db/identity/partners.ts'
import { settleOrder, type SettleDependencies } from './settle-payment.ts'
import { settleReturn, type PaymentReturn } from './settle-return.ts'
import { startOrderPayment, type StartPaymentDependencies } from './start-order-payment.ts'

/** Paying by a link starts a payment and settles it. */
export type PayByLinkDependencies = StartPaymentDependencies & SettleDependencies

/**
 * Starts the payment of an order for the holder of its link: the window gets no personal data. Throws `nothing-to-pay`,
 * `payment-provider-unreachable`.
 */
export async function startPaymentByLink(
  dependencies: StartPaymentDependencies,
  order: Order,
): Promise<PaymentSession> {
  const payer = await findPartner(dependencies.database.queries, order.userId)
  const session = await startOrderPayment(dependencies, payer, order)
  return { ...session, prefill: { name: '', email: '', contact: '' } }
}

/**
 * Takes the return of the payment window from the holder of an order's link, or without one asks the provider for the
 * payment. Throws `payment-not-genuine`, `payment-pending`, `payment-provider-unreachable`.
 */
export function settlePaymentByLink(
  dependencies: SettleDependencies,
  order: Order,
  returned: PaymentReturn | null,
): Promise<Order> {
  return returned === null
    ? settleOrder(dependencies, order)
    : settleReturn(dependencies, order.orderId, returned)
}
