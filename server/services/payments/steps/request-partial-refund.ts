import { randomUUID } from 'node:crypto'
import { atLeastZero, subtract, type Paise } from '#domain/money/paise.ts'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import { amountLeft } from '#domain/payments/ledger.ts'
import type { Queries } from '../../../db/database.ts'
import { addOrderNotification } from '../../../db/orders/order-notifications.ts'
import { findMirroredRefunds } from '../../../db/payments/ledger.ts'
import { addPartialRefund, findPartialRefunds, sumHandedBack } from '../../../db/payments/partial-refunds.ts'
import { findOrderPayments, type Payment } from '../../../db/payments/payments.ts'
import { findRefund } from '../../../db/payments/refunds.ts'
import { requireRefundRight } from './require-refund-right.ts'

/** The payment that pays an order, and the amount of it that can still go back to the customer, in paise. */
export type RefundablePayment = { readonly payment: Payment; readonly left: Paise }

/** The payment of a locked order with what is left of it to refund; null when it was not paid online or goes back whole. */
export async function findRefundable(queries: Queries, orderId: string): Promise<RefundablePayment | null> {
  const payments = await findOrderPayments(queries, orderId)
  const payment = payments.find(({ usedFor }) => usedFor === 'ORDER')
  if (payment === undefined || (await findRefund(queries, payment.paymentId)) !== null) return null
  const { paymentId, ledger } = payment
  const sent = new Set((await findMirroredRefunds(queries, paymentId)).map(({ key }) => key))
  const parts = await findPartialRefunds(queries, paymentId)
  // parts that the provider has not heard of yet, or that staff returned in another way, are not in the ledger
  const unseen = parts.filter((part) => part.state !== 'SUPERSEDED' && !sent.has(part.key))
  const handedBack = await sumHandedBack(queries, orderId)
  const left = subtract(amountLeft(ledger), handedBack, ...unseen.map(({ amount }) => amount))
  return { payment, left: atLeastZero(left) }
}

/** Amount of a payment that goes back, the reason, and the actor for whose act. */
export type PartialRefundRequest = {
  readonly orderId: string
  readonly amount: Paise
  readonly reason: string
  readonly at: Date
  readonly by: OrderActor
}

/**
 * Requests the refund of a part of a payment, which does not hold back its order (SAFE-04). The customer is told once. Throws
 * `not-permitted` and `proof-required` to staff without the right to it.
 */
export async function requestPartialRefund(
  queries: Queries,
  { payment }: RefundablePayment,
  { orderId, amount, reason, at, by }: PartialRefundRequest,
): Promise<void> {
  requireRefundRight(by, amount)
  const { paymentId } = payment
  const [id, key] = [randomUUID(), randomUUID()]
  await addPartialRefund(queries, { id, key, paymentId, orderId, amount, reason, at })
  await addOrderNotification(queries, { orderId, kind: 'REFUND', dueAt: at })
}
