import { AppError } from '#domain/errors.ts'
import { parseOrderNumber } from '#domain/orders/placing/order-number.ts'
import { toAppError } from '#domain/payments/payment-error.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { nextReadNumber } from '../../db/payments/ledger.ts'
import { findPayment } from '../../db/payments/payments.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { readRefunds } from './steps/read-provider.ts'
import { recordReadings, type SettleDependencies } from './steps/settle-payment.ts'

/** A payment of no known order, and the number or id of the order that it was made for. */
export type PaymentMatch = { readonly paymentId: string; readonly order: string }

/**
 * Staff match a payment of no known order with the order it was made for (SAFE-04). It pays the order if that waits for exactly
 * this amount, and is returned otherwise. Throws `not-permitted`,
 * `proof-required`, `not-found`, `payment-provider-unreachable`.
 */
export async function matchPayment(
  dependencies: SettleDependencies,
  actor: StaffActor,
  { paymentId, order: reference }: PaymentMatch,
): Promise<void> {
  requirePermission(actor, 'orders:refund')
  const { database, payments, now, jobs } = dependencies
  const { queries } = database
  const known = await findPayment(queries, paymentId)
  if (known?.usedFor !== 'UNKNOWN' && known?.usedFor !== 'FOREIGN')
    throw new AppError('not-found', { reasons: [{ code: 'payment-not-waiting' }] })
  const orderId = await findOrderId(queries, reference)
  const readNumber = await nextReadNumber(queries)
  const payment = await payments.fetchPayment(paymentId).catch(toAppError)
  await recordReadings(dependencies, orderId, [await readRefunds({ queries, payments }, payment, readNumber)])
  await recordChange(queries, actor, {
    action: 'payment.match',
    subject: 'payment',
    subjectId: paymentId,
    after: { orderId },
    at: now(),
  })
  jobs.trigger('messages')
  jobs.trigger('refunds')
}

async function findOrderId(queries: Queries, reference: string): Promise<string> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(reference)
  const orderNumber = isId ? null : parseOrderNumber(reference)
  if (!isId && orderNumber === null)
    throw new AppError('not-found', { reasons: [{ code: 'order-number-unreadable', reference }] })
  const [order] = await findOrders(queries, orderNumber === null ? { orderId: reference } : { orderNumber })
  if (order === undefined)
    throw new AppError('not-found', { reasons: [{ code: 'order-unknown', reference }] })
  return order.orderId
}
