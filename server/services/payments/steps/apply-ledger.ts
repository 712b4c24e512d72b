import { randomUUID } from 'node:crypto'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { Order } from '#domain/orders/order.ts'
import { amountLeft, amountReturned } from '#domain/payments/ledger.ts'
import type { RaiseAlarm } from '#domain/payments/money-alarm.ts'
import type { Cause } from '#domain/problem/causes.ts'
import { planRefund } from '#domain/payments/plan-refund.ts'
import type { Queries } from '../../../db/database.ts'
import { addOrderEvent } from '../../../db/orders/order-events.ts'
import { updateOrder } from '../../../db/orders/orders.ts'
import { findMirroredRefunds } from '../../../db/payments/ledger.ts'
import { findPayment, type Payment } from '../../../db/payments/payments.ts'
import { findRefund, finishRefund, reopenRefund } from '../../../db/payments/refunds.ts'
import { issueCreditNote } from '../../invoices/steps/issue-tax-document.ts'
import { followOrder } from '../../stock/steps/follow-order.ts'
import { transitionOrder } from '../../orders/steps/transition-order.ts'
import { requestRefund, supersedeByRefund } from './request-refund.ts'
import { findPartialRefunds, updatePartialRefunds } from '../../../db/payments/partial-refunds.ts'

const actor: OrderActor = { kind: 'system' }
const refunded = { code: 'payment-refunded' } as const

type Applied = { readonly paymentId: string; readonly at: Date; readonly raise: RaiseAlarm }

/**
 * Draws the conclusions from the ledger of a recorded payment (SAFE-04), under the lock of its order, if it has one. A payment
 * that went back completely cancels the order that it paid, unless that was shipped; its refund ends with the provider's
 * word. Repeating it changes nothing.
 */
export async function applyLedger(
  queries: Queries,
  order: Order | null,
  { paymentId, at, raise }: Applied,
): Promise<void> {
  const payment = await findPayment(queries, paymentId)
  if (payment === null) return
  const isOwn = await settlePartialRefunds(queries, payment, at)
  if (order !== null && payment.usedFor === 'ORDER' && amountLeft(payment.ledger) === 0 && !isOwn)
    await endPaidOrder(queries, order, { payment, at, raise })
  await settleRefund(queries, payment, at)
}

/** The whole payment of an order went back, and not because this store asked for it. */
async function endPaidOrder(
  queries: Queries,
  order: Order,
  { payment, at, raise }: Pick<Applied, 'at' | 'raise'> & { readonly payment: Payment },
): Promise<void> {
  const { paymentId, amount, ledger } = payment
  const { orderId, orderStatus } = order
  if ((await findRefund(queries, paymentId)) === null) {
    const isRefunded = ledger.refunded >= amount
    const reason = isRefunded ? 'refunded-elsewhere' : 'dispute-lost'
    if (isRefunded) await requestRefund(queries, { paymentId, orderId, amount }, { reason, at })
    // the customer has the money from the bank: there is nothing to announce
    else await supersedeByRefund(queries, { paymentId, orderId, amount }, { reason, at })
    raise({ kind: reason, paymentId, orderId })
    if (orderStatus !== 'PLACED') {
      const cause: Cause = isRefunded ? refunded : { code: 'payment-taken-back' }
      if (isRefunded) await issueCreditNote(queries, order, { at, reason: refunded })
      await addOrderEvent(queries, { orderId, status: orderStatus, at, actor, note: null, cause })
    }
  }
  if (orderStatus !== 'PLACED') return
  const isLost = amountReturned(ledger) > 0 && ledger.lost >= amount
  const cause: Cause = isLost ? { code: 'payment-taken-back' } : refunded
  await transitionOrder(queries, order, { to: 'CANCELLED', at, actor, cause })
  await followOrder(queries, orderId, { at, actor })
}

/** Lets the refund of a payment follow the provider: done, or due again when its money came back. */
async function settleRefund(queries: Queries, payment: Payment, at: Date): Promise<void> {
  const { paymentId, ledger } = payment
  const refund = await findRefund(queries, paymentId)
  if (refund === null) return
  const refunds = await findMirroredRefunds(queries, paymentId)
  const { step } = planRefund(ledger, refunds, refund)
  if (step === 'done') {
    const own = refunds.find(({ key, state }) => key === refund.key && state === 'processed')
    const isFinished = await finishRefund(queries, { paymentId, providerRefundId: own?.refundId ?? null, at })
    if (isFinished) await updateOrder(queries, { paymentId }, { paymentStatus: 'REFUNDED', updatedAt: at })
  } else if (refund.state === 'DONE' && !refund.isByHand) {
    await reopenRefund(queries, paymentId, { key: randomUUID(), at })
    await updateOrder(queries, { paymentId }, { paymentStatus: 'PAID', updatedAt: at })
  }
}

/**
 * Lets the refunds of parts of a payment follow the provider: done, or due again under a fresh key when a bank rejected one.
 * Returns whether all that went back of the payment was requested by this store.
 */
async function settlePartialRefunds(queries: Queries, payment: Payment, at: Date): Promise<boolean> {
  const { paymentId, ledger } = payment
  const parts = await findPartialRefunds(queries, paymentId)
  if (parts.length === 0) return false
  const refunds = await findMirroredRefunds(queries, paymentId)
  const isNothingLeft = amountLeft(ledger) === 0
  for (const { id, key } of parts) {
    const sent = refunds.find((one) => one.key === key)
    if (sent?.state === 'processed')
      await updatePartialRefunds(
        queries,
        { id, in: ['DUE', 'REFUSED'] },
        { state: 'DONE', doneAt: at, fault: null },
      )
    if (sent?.state === 'failed')
      await updatePartialRefunds(
        queries,
        { id, in: ['DUE', 'DONE'] },
        { state: 'DUE', key: randomUUID(), doneAt: null, fault: { code: 'bank-rejected' } },
      )
    // somebody returned it in the provider's dashboard: it must not go back by hand as well
    if (sent === undefined && isNothingLeft)
      await updatePartialRefunds(queries, { id, in: ['DUE', 'REFUSED'] }, { state: 'SUPERSEDED' })
  }
  const isSent = parts.every(
    ({ key, state, isByHand }) =>
      (state === 'DONE' && isByHand) || refunds.every((one) => one.key !== key || one.state === 'processed'),
  )
  const asked = parts.reduce((sum, { amount }) => sum + amount, 0)
  const isOwn = ledger.refunded <= asked && ledger.lost === 0
  if (isOwn && amountLeft(ledger) === 0 && isSent)
    await updateOrder(queries, { paymentId }, { paymentStatus: 'REFUNDED', updatedAt: at })
  return isOwn
}
