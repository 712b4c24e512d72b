import { AppError } from '#domain/errors.ts'
import type { Order } from '#domain/orders/order.ts'
import { paymentLinkState, type PaymentLinkState } from '#domain/payments/payment-link.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import type { Queries } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'
import { startPaymentByLink, settlePaymentByLink, type PayByLinkDependencies } from './steps/pay-by-link.ts'
import { orderIdOfPaymentLink } from './steps/payment-link-token.ts'
import { settleOrder } from './steps/settle-payment.ts'
import type { PaymentReturn } from './steps/settle-return.ts'

type Dependencies = PayByLinkDependencies & { readonly loginSecret: string }

/** An order as its payment link shows it. */
export type ShownPaymentLink = {
  readonly order: Order
  readonly state: PaymentLinkState
  readonly storeName: string
}

/** Finds the order that a payment link is for (DESK-10); null for a link that the store did not make. */
export async function findPaymentLink(
  dependencies: Dependencies,
  token: string,
): Promise<ShownPaymentLink | null> {
  const { database, now } = dependencies
  const order = await findOrderOfLink(dependencies, token)
  return order && shown(database.queries, order, now())
}

/**
 * Starts the payment of an order for the holder of its link; the amount is that of the order. An earlier attempt is looked up
 * at the provider first, so that nobody pays twice. Throws `not-found`, `nothing-to-pay`, `payment-provider-unreachable`.
 */
export async function startLinkPayment(dependencies: Dependencies, token: string): Promise<PaymentSession> {
  const order = await settleOrder(dependencies, await orderOfLink(dependencies, token))
  if (paymentLinkState(order, dependencies.now()) !== 'WAITING') throw new AppError('nothing-to-pay')
  return startPaymentByLink(dependencies, order)
}

/**
 * Takes what the payment window passed on, or without it asks the provider what became of the payment, and shows the order as it is
 * then. Throws `not-found`, `payment-not-genuine`, `payment-pending`, `payment-provider-unreachable`.
 */
export async function settleLinkPayment(
  dependencies: Dependencies,
  token: string,
  returned: PaymentReturn | null,
): Promise<ShownPaymentLink> {
  const { database, now } = dependencies
  const order = await orderOfLink(dependencies, token)
  const settled = await settlePaymentByLink(dependencies, order, returned)
  const found = await shown(database.queries, settled, now())
  if (found === null) throw new AppError('not-found')
  return found
}

async function orderOfLink(dependencies: Dependencies, token: string): Promise<Order> {
  const order = await findOrderOfLink(dependencies, token)
  if (order === null) throw new AppError('not-found')
  return order
}

async function findOrderOfLink(
  { database, loginSecret }: Dependencies,
  token: string,
): Promise<Order | null> {
  const orderId = orderIdOfPaymentLink(loginSecret, token)
  const [order = null] = orderId === null ? [] : await findOrders(database.queries, { orderId })
  return order
}

/** Null for an order that is paid on delivery. */
async function shown(queries: Queries, order: Order, at: Date): Promise<ShownPaymentLink | null> {
  const state = paymentLinkState(order, at)
  return state && { order, state, storeName: (await readMerchantSettings(queries)).name }
}
