import type { Order } from '#domain/orders/order.ts'
import type { MoneyAlarm } from '#domain/payments/money-alarm.ts'
import { toAppError } from '#domain/payments/payment-error.ts'
import type { Jobs } from '../../../gateways/jobs/port.ts'
import type { PaymentProvider } from '../../../gateways/payments/port.ts'
import type { Database } from '../../../db/database.ts'
import { nextReadNumber } from '../../../db/payments/ledger.ts'
import { findPaymentOrder } from '../../../db/payments/payments.ts'
import { cancelExpiredOrder } from '../../orders/steps/cancel-expired-order.ts'
import { readRefunds, type PaymentReading } from './read-provider.ts'
import { lock, recordReading } from './record-reading.ts'

/** Settling calls the provider before its own transaction, so it takes the database instead of an open one. */
export type SettleDependencies = {
  readonly database: Database
  readonly payments: PaymentProvider
  readonly now: () => Date
  readonly jobs: Jobs
  /** Tells staff of money that they must look at. */
  readonly alarm: (alarm: MoneyAlarm) => void
}

/**
 * Settles the order behind a provider's order: fetches its payments with their refunds and records them under the order's
 * lock: each new one as paying the order or to be refunded, once (PAY-03, PAY-04), and each known one with its news
 * (SAFE-04). Return, webhook and reconciliation all end here, and none of them is trusted about what was paid. Returns the
 * order as it is then, or null when the provider's order is not of this store. Throws `payment-provider-unreachable`.
 */
export async function settlePayment(
  dependencies: SettleDependencies,
  providerOrderId: string,
): Promise<Order | null> {
  const { database, payments, jobs } = dependencies
  const { queries } = database
  const paymentOrder = await findPaymentOrder(queries, { providerOrderId })
  if (paymentOrder === null) return null
  const readNumber = await nextReadNumber(queries)
  const attempts = await payments.fetchPayments(providerOrderId).catch(toAppError)
  const readings: PaymentReading[] = []
  // a payment that the provider has refunded without capturing it was never money of this store
  for (const payment of attempts.filter(({ captured }) => captured))
    readings.push(await readRefunds({ queries, payments }, payment, readNumber))
  const order = await recordReadings(dependencies, paymentOrder.orderId, readings)
  jobs.trigger('messages')
  jobs.trigger('refunds')
  return order
}

/** Records readings of an order's payments in one transaction, and sounds the alarms afterwards. */
export async function recordReadings(
  { database, now, alarm }: SettleDependencies,
  orderId: string,
  readings: readonly PaymentReading[],
): Promise<Order> {
  const alarms: MoneyAlarm[] = []
  const settled = await database.queries.transaction().execute(async (queries) => {
    const at = now()
    let order = await lock(queries, orderId)
    for (const reading of readings)
      order = await recordReading(queries, order, { reading, at, raise: (raised) => alarms.push(raised) })
    return (await cancelExpiredOrder(queries, order, at)) ? lock(queries, orderId) : order
  })
  alarms.forEach(alarm)
  return settled
}

/** Settles one of our orders; one that never went to the provider is returned as it is. */
export async function settleOrder(dependencies: SettleDependencies, order: Order): Promise<Order> {
  const paymentOrder = await findPaymentOrder(dependencies.database.queries, { orderId: order.orderId })
  if (paymentOrder === null) return order
  return (await settlePayment(dependencies, paymentOrder.providerOrderId)) ?? order
}
