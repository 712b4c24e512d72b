import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { Order } from '#domain/orders/order.ts'
import { PAYMENT_WINDOW_MS } from '#domain/payments/reconciliation-schedule.ts'
import { allocatePayment } from '#domain/payments/allocate-payment.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import type { PaymentProvider, ProviderPayment } from '../../gateways/payments/port.ts'
import type { Database, Queries } from '../../db/database.ts'
import { transitionOrder } from '../orders/steps/transition-order.ts'
import { addOrderNotification } from '../../db/orders/order-notifications.ts'
import { lockOrder } from '../../db/orders/orders.ts'
import {
  addPayment,
  recordedPaymentIds,
  findPaymentOrder,
  type PaymentOrder,
} from '../../db/payments/payments.ts'
import { addRefund } from '../../db/payments/refunds.ts'
import { toAppError } from '#domain/payments/payment-error.ts'

export type SettlePaymentDependencies = {
  readonly database: Database
  readonly payments: PaymentProvider
  readonly now: () => Date
  readonly jobs: Jobs
}

/**
 * Brings an order in line with the money that came for it. Whoever hears of a payment calls this one verb: the return from
 * the window, the provider's notice, the sweep. What is true is asked of the provider, and booked under the order's lock, so
 * that each payment pays its order or goes back, once (PAY-03, PAY-04). Returns the order as it is then, or null for an
 * order of the provider that is none of ours. Throws `payment-provider-unreachable`.
 */
export async function settlePayment(
  { database, payments, now, jobs }: SettlePaymentDependencies,
  providerOrderId: string,
): Promise<Order | null> {
  const known = await findPaymentOrder(database.queries, { providerOrderId })
  if (known === null) return null
  const tried = await payments.fetchPayments(providerOrderId).catch(toAppError)
  const order = await database.queries
    .transaction()
    .execute((queries) => book(queries, known, { money: tried.filter(hasBroughtMoney), at: now() }))
  jobs.trigger('messages')
  jobs.trigger('refunds')
  return order
}

function hasBroughtMoney({ state }: ProviderPayment): boolean {
  return state === 'captured' || state === 'refunded'
}

type News = { readonly money: readonly ProviderPayment[]; readonly at: Date }

async function book(queries: Queries, known: PaymentOrder, { money, at }: News): Promise<Order> {
  let order = await locked(queries, known.orderId)
  const booked = await recordedPaymentIds(queries, order.orderId)
  for (const payment of money) {
    // what the provider has sent back on its own never pays an order
    if (booked.has(payment.id) || payment.state === 'refunded') continue
    await bookOne(queries, { order, known, payment, at })
    order = await locked(queries, known.orderId)
  }
  const isLate = at.getTime() - Date.parse(order.createdAt) > PAYMENT_WINDOW_MS
  if (order.orderStatus === 'INITIATED' && isLate) {
    await transitionOrder(queries, order, {
      to: 'CANCELLED',
      at,
      actor: 'system',
      note: 'It was not paid in time.',
    })
    order = await locked(queries, known.orderId)
  }
  return order
}

async function locked(queries: Queries, orderId: string): Promise<Order> {
  const order = await lockOrder(queries, orderId)
  if (order === null) throw new AppError('not-found')
  return order
}

type Booking = {
  readonly order: Order
  readonly known: PaymentOrder
  readonly payment: ProviderPayment
  readonly at: Date
}

async function bookOne(queries: Queries, { order, known, payment, at }: Booking): Promise<void> {
  const decision = allocatePayment(order, payment)
  const { id: paymentId, amount, currency, method } = payment
  const { orderId } = order
  await addPayment(queries, {
    paymentId,
    providerOrderId: known.providerOrderId,
    orderId,
    amount,
    currency,
    method,
    usedFor: decision.use,
    receivedAt: at,
  })
  if (decision.use === 'ORDER') {
    const paid = { paymentStatus: 'PAID', paymentId } as const
    await transitionOrder(queries, order, { to: 'PLACED', at, actor: 'system', note: null, ...paid })
    return
  }
  await addRefund(queries, { paymentId, orderId, key: randomUUID(), amount, reason: decision.reason, at })
  await addOrderNotification(queries, { orderId, kind: 'REFUND', at })
  if (decision.reason === 'wrong-amount') {
    const note = 'The amount that was paid was not that of the order. It goes back.'
    await transitionOrder(queries, order, { to: 'CANCELLED', at, actor: 'system', note })
  }
}
