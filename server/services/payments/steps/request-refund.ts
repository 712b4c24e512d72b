import { randomUUID } from 'node:crypto'
import type { Paise } from '#domain/money/paise.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { addOrderNotification, willTellOfCancellation } from '../../../db/orders/order-notifications.ts'
import {
  findPartialRefunds,
  sumHandedBack,
  updatePartialRefunds,
} from '../../../db/payments/partial-refunds.ts'
import { addRefund, findRefund } from '../../../db/payments/refunds.ts'
import { findRefundable, requestPartialRefund } from './request-partial-refund.ts'
import { requireRefundRight } from './require-refund-right.ts'

type Payment = { readonly paymentId: string; readonly orderId: string; readonly amount: Paise }
type Reason = { readonly reason: string; readonly at: Date }

/**
 * Requests the refund of a whole payment, once, without any news to the customer. What was still due or refused of its parts
 * goes back with it, so that nobody returns a part by hand as well (SAFE-04).
 */
export async function supersedeByRefund(
  queries: Queries,
  { paymentId, orderId, amount }: Payment,
  { reason, at }: Reason,
): Promise<void> {
  await addRefund(queries, { paymentId, orderId, key: randomUUID(), amount, reason, at })
  await updatePartialRefunds(queries, { paymentId, in: ['DUE', 'REFUSED'] }, { state: 'SUPERSEDED' })
}

/**
 * Requests the refund of a whole payment and queues the customer's notification, each once (PAY-04). The news that the order was
 * cancelled, where that was not sent yet, tells of the refund as well.
 */
export async function requestRefund(queries: Queries, payment: Payment, reason: Reason): Promise<void> {
  const { orderId } = payment
  await supersedeByRefund(queries, payment, reason)
  if (await willTellOfCancellation(queries, orderId)) return
  await addOrderNotification(queries, { orderId, kind: 'REFUND', dueAt: reason.at })
}

/**
 * Requests the refund of what was paid online for a locked order; false when nothing is to be refunded. Where staff gave some
 * of it back in another way, only the rest goes back, as the refund of a part: a whole refund would return all that the
 * provider still has. A refund that was requested before is not requested again. Throws `not-permitted` and `proof-required`
 * to staff without the right to it.
 */
export async function requestOrderRefund(
  queries: Queries,
  { orderId, paymentId, paymentStatus, grandTotal }: Order,
  { by, ...why }: Reason & { readonly by: OrderActor },
): Promise<boolean> {
  if (paymentId === null || paymentStatus !== 'PAID') return false
  if ((await findRefund(queries, paymentId)) === null)
    requireRefundRight(by, (await findRefundable(queries, orderId))?.left ?? grandTotal)
  const parts = await findPartialRefunds(queries, paymentId)
  const isByHand = parts.some((part) => part.isByHand && part.state === 'DONE')
  if (isByHand || (await sumHandedBack(queries, orderId)) > 0) {
    const refundable = await findRefundable(queries, orderId)
    if (refundable === null || refundable.left === 0) return false
    await requestPartialRefund(queries, refundable, { orderId, amount: refundable.left, by, ...why })
    return true
  }
  await requestRefund(queries, { paymentId, orderId, amount: grandTotal }, why)
  return true
}
