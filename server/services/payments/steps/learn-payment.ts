import type { Order } from '#domain/orders/order.ts'
import type { MoneyAlarm } from '#domain/payments/money-alarm.ts'
import { toAppError } from '#domain/payments/payment-error.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { nextReadNumber } from '../../../db/payments/ledger.ts'
import { findPayment } from '../../../db/payments/payments.ts'
import { keepUnknownPayment } from '../../../db/payments/unknown-payments.ts'
import {
  PaymentProviderError,
  type OrderReference,
  type ProviderPayment,
} from '../../../gateways/payments/port.ts'
import { applyLedger } from './apply-ledger.ts'
import { readRefunds, type PaymentReading } from './read-provider.ts'
import { mirrorReading } from './record-reading.ts'
import { recordReadings, type SettleDependencies } from './settle-payment.ts'
import { settleProviderOrder } from './settle-provider-order.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'

export type LearnDependencies = SettleDependencies & {
  /** Marks this store's orders at the provider, whose account it may share with others. */
  readonly storeId: string
}

/** The next look for the order of an unknown payment. */
export const UNKNOWN_CHECK_MS = 10 * MINUTE_MS
/** Time for which this store's own money may wait for its order; then it is returned (SAFE-04). */
const UNKNOWN_RETURN_MS = 3 * DAY_MS

/**
 * Learns what the provider says of one payment: settles its order, or records it as money of no known order (SAFE-04). A
 * payment that was not captured is no money. Throws `payment-provider-unreachable`.
 */
export async function learnPayment(dependencies: LearnDependencies, paymentId: string): Promise<void> {
  const { database, payments, alarm } = dependencies
  const { queries } = database
  const readNumber = await nextReadNumber(queries)
  const payment = await payments.fetchPayment(paymentId).catch((error: unknown) => {
    if (!(error instanceof PaymentProviderError) || error.code !== 'refused') toAppError(error)
    return null
  })
  // a webhook about a payment that the provider does not know itself would come again for days
  if (payment === null) return alarm({ kind: 'unverified-notice', paymentId, orderId: null })
  if (payment.orderId !== null && (await settleProviderOrder(dependencies, payment.orderId))) return
  if (!payment.captured) return
  const reading = await readRefunds({ queries, payments }, payment, readNumber)
  const known = await findPayment(queries, paymentId)
  const reference = known?.orderId == null ? await readReference(dependencies, payment) : nobodys
  const orderId = known?.orderId ?? (await findReferredOrder(dependencies, reference))?.orderId ?? null
  if (orderId !== null) await recordReadings(dependencies, orderId, [reading])
  else await keepUnknown(dependencies, reading, reference)
}

/** Learns of each of these payments, and rejects with the last error. */
export async function learnPayments(
  dependencies: LearnDependencies,
  paymentIds: Iterable<string>,
): Promise<void> {
  let failure: unknown = null
  for (const paymentId of new Set(paymentIds)) {
    await learnPayment(dependencies, paymentId).catch((error: unknown) => {
      failure = error
    })
  }
  if (failure !== null) throw failure
}

const nobodys: OrderReference = { receipt: null, orderId: null, storeId: null }

async function readReference(
  { payments }: LearnDependencies,
  { orderId }: ProviderPayment,
): Promise<OrderReference> {
  return orderId === null ? nobodys : payments.fetchOrderReference(orderId).catch(toAppError)
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The order that the provider's order was made for, by what this store noted there. */
async function findReferredOrder(
  { database, storeId }: LearnDependencies,
  reference: OrderReference,
): Promise<Order | null> {
  if (reference.storeId !== storeId) return null
  const filter =
    reference.orderId !== null && uuid.test(reference.orderId)
      ? { orderId: reference.orderId }
      : reference.receipt === null
        ? null
        : { orderNumber: reference.receipt }
  return filter === null ? null : ((await findOrders(database.queries, filter))[0] ?? null)
}

async function keepUnknown(
  { database, now, alarm, storeId }: LearnDependencies,
  reading: PaymentReading,
  { receipt, storeId: owner }: OrderReference,
): Promise<void> {
  const { id: paymentId, orderId: providerOrderId, amount, currency, method } = reading.payment
  const alarms: MoneyAlarm[] = []
  await database.queries.transaction().execute(async (queries) => {
    const at = now()
    const isNew = await keepUnknownPayment(queries, {
      paymentId,
      providerOrderId,
      amount,
      currency,
      method,
      receipt,
      receivedAt: at,
      nextCheckAt: new Date(at.getTime() + UNKNOWN_CHECK_MS),
      returnAt: owner === storeId ? new Date(at.getTime() + UNKNOWN_RETURN_MS) : null,
    })
    if (isNew) alarms.push({ kind: 'unknown-payment', paymentId, orderId: null })
    await mirrorReading(queries, reading, at)
    await applyLedger(queries, null, { paymentId, at, raise: (raised) => alarms.push(raised) })
  })
  alarms.forEach(alarm)
}
