import { AppError } from '#domain/errors.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { Order } from '#domain/orders/order.ts'
import { allocatePayment } from '#domain/payments/allocate-payment.ts'
import { toAppError } from '#domain/payments/payment-error.ts'
import type { Jobs } from '../../../gateways/jobs/port.ts'
import type { PaymentProvider, ProviderPayment } from '../../../gateways/payments/port.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { lockOrder } from '../../../db/orders/orders.ts'
import {
  addPayment,
  findPaymentOrder,
  recordedPaymentIds,
  type PaymentOrder,
} from '../../../db/payments/payments.ts'
import { cancelExpiredOrder } from '../../orders/steps/cancel-expired-order.ts'
import { transitionOrder } from '../../orders/steps/transition-order.ts'
import { requestRefund } from './request-refund.ts'

/** Settling calls the provider before its own transaction, so it takes the database instead of an open one. */
export type SettleDependencies = {
  readonly database: Database
  readonly payments: PaymentProvider
  readonly now: () => Date
  readonly jobs: Jobs
}

/**
 * Settles the order behind a provider's order: fetches its payments and records, under the order's lock, each new one as
 * paying the order or to be refunded, once (PAY-03, PAY-04). Return, webhook and reconciliation all end here, and none of
 * them is trusted with what was paid. Returns the order as it is then, or null when the provider's order is not of this
 * store. Throws `payment-provider-unreachable`.
 */
export async function settlePayment(
  { database, payments, now, jobs }: SettleDependencies,
  providerOrderId: string,
): Promise<Order | null> {
  const paymentOrder = await findPaymentOrder(database.queries, { providerOrderId })
  if (paymentOrder === null) return null
  const attempts = await payments.fetchPayments(providerOrderId).catch(toAppError)
  // a payment that the provider has refunded on its own never pays an order
  const captured = attempts.filter(({ state }) => state === 'captured')
  const order = await database.queries
    .transaction()
    .execute((queries) => recordPayments(queries, paymentOrder, { captured, at: now() }))
  jobs.trigger('messages')
  jobs.trigger('refunds')
  return order
}

/** Settles one of our orders; one that never went to the provider is returned as it is. */
export async function settleOrder(dependencies: SettleDependencies, order: Order): Promise<Order> {
  const paymentOrder = await findPaymentOrder(dependencies.database.queries, { orderId: order.orderId })
  if (paymentOrder === null) return order
  return (await settlePayment(dependencies, paymentOrder.providerOrderId)) ?? order
}

type Captured = { readonly captured: readonly ProviderPayment[]; readonly at: Date }

async function recordPayments(
  queries: Queries,
  paymentOrder: PaymentOrder,
  { captured, at }: Captured,
): Promise<Order> {
  let order = await lock(queries, paymentOrder.orderId)
  const recorded = await recordedPaymentIds(queries, order.orderId)
  for (const payment of captured.filter(({ id }) => !recorded.has(id))) {
    await recordPayment(queries, order, { paymentOrder, payment, at })
    order = await lock(queries, order.orderId)
  }
  return (await cancelExpiredOrder(queries, order, at)) ? lock(queries, order.orderId) : order
}

async function lock(queries: Queries, orderId: string): Promise<Order> {
  const order = await lockOrder(queries, orderId)
  if (order === null) throw new AppError('not-found')
  return order
}

const actor: OrderActor = { kind: 'system' }

type Received = { readonly paymentOrder: PaymentOrder; readonly payment: ProviderPayment; readonly at: Date }

async function recordPayment(
  queries: Queries,
  order: Order,
  { paymentOrder: { orderId, providerOrderId }, payment, at }: Received,
): Promise<void> {
  const allocation = allocatePayment(order, payment)
  const { id: paymentId, amount, currency, method } = payment
  await addPayment(queries, {
    paymentId,
    providerOrderId,
    orderId,
    amount,
    currency,
    method,
    usedFor: allocation.use,
    receivedAt: at,
  })
  if (allocation.use === 'ORDER') {
    const paid = { paymentStatus: 'PAID', paymentId } as const
    await transitionOrder(queries, order, { to: 'PLACED', at, actor, note: null, ...paid })
    return
  }
  await requestRefund(queries, { paymentId, orderId, amount }, { reason: allocation.reason, at })
  if (allocation.reason === 'wrong-amount') {
    const note = 'The amount that was paid was not that of the order. It goes back.'
    await transitionOrder(queries, order, { to: 'CANCELLED', at, actor, note })
  }
}
