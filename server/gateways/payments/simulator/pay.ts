import { z } from 'zod'
import { callbackPayload, sign } from '../signature.ts'
import { capture, type WebhookTiming } from './capture.ts'
import type { SimulatorContext } from './context.ts'
import { freshId, seconds, type OrderEntity, type PaymentEntity } from './entities.ts'
import { RazorpayApiError } from './api-error.ts'

/** The outcomes of a payment, by the name that the window sends. */
export const outcomes = [
  'success',
  'failure',
  'cancel',
  'slow-success',
  'silent-success',
  'webhook-twice',
  'webhook-first',
  'wrong-amount',
  'wrong-signature',
  'success-twice',
] as const

/** The request of the payment window. */
export const paymentRequest = z.object({
  order_id: z.string(),
  method: z.enum(['upi', 'card', 'netbanking']).default('upi'),
  outcome: z.enum(outcomes),
})

/** The message of the window to the page; null for none. */
export type WindowMessage =
  | { readonly event: 'success'; readonly response: Readonly<Record<string, string>> }
  | { readonly event: 'failed'; readonly error: Readonly<Record<string, unknown>> }
  | { readonly event: 'dismiss' }
  | null

/** The delay of webhooks after the response to the window, unless the outcome sends them first. */
const WEBHOOK_DELAY_MS = 400

/** The delay of a slow capture after the message to the page. */
const SLOW_CAPTURE_MS = 5_000

/** Paise by which a payment of the wrong amount falls short. */
const AMOUNT_ERROR = 100

/** The error fields of a failed payment. */
const decline = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'The test bank declined the payment.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
}

/**
 * Makes a payment attempt with the given outcome, and queues its webhooks. An order that is paid, or has a payment in
 * progress, accepts another payment only for the outcome `success-twice`. Throws a `RazorpayApiError`.
 */
export function pay(
  simulator: SimulatorContext,
  { order_id, method, outcome }: z.output<typeof paymentRequest>,
): WindowMessage {
  const { ledger } = simulator
  return ledger.transaction(() => {
    const existing = ledger.order(order_id)
    if (existing === undefined) throw new RazorpayApiError('The id provided does not exist')
    if (outcome === 'cancel') return { event: 'dismiss' }
    if (outcome !== 'success-twice' && hasActivePayment(simulator, existing))
      throw new RazorpayApiError('Payment already done for this order')
    const order: OrderEntity = {
      ...existing,
      status: existing.status === 'paid' ? 'paid' : 'attempted',
      attempts: existing.attempts + 1,
    }
    ledger.putOrder(order)
    return complete(simulator, createPayment(simulator, order, method), outcome)
  })
}

function complete(
  simulator: SimulatorContext,
  payment: PaymentEntity,
  outcome: Exclude<(typeof outcomes)[number], 'cancel'>,
): WindowMessage {
  const { ledger, webhooks, now } = simulator
  const dueAt = later(now(), WEBHOOK_DELAY_MS)
  const succeed = (paid: PaymentEntity, timing: WebhookTiming = {}): WindowMessage => {
    capture(simulator, paid, { dueAt, ...timing })
    return successMessage(simulator, paid)
  }
  switch (outcome) {
    case 'success':
      return succeed(payment)
    case 'webhook-first':
      return succeed(payment, { dueAt: now() })
    case 'webhook-twice':
      return succeed(payment, { copies: 2 })
    case 'success-twice': {
      const second = { ...payment, id: freshId('pay') }
      const post = succeed(payment)
      succeed(second)
      return post
    }
    case 'wrong-amount':
      return succeed({
        ...payment,
        amount: payment.amount > AMOUNT_ERROR ? payment.amount - AMOUNT_ERROR : payment.amount + AMOUNT_ERROR,
      })
    case 'silent-success':
      succeed(payment)
      return null
    case 'slow-success':
      ledger.putPayment({ ...payment, status: 'authorized' }, later(now(), SLOW_CAPTURE_MS))
      return successMessage(simulator, payment)
    case 'wrong-signature':
      ledger.putPayment(payment)
      return successMessage({ keySecret: 'another secret' }, payment)
    case 'failure': {
      const failed: PaymentEntity = { ...payment, ...decline, status: 'failed' }
      ledger.putPayment(failed)
      webhooks.queue('payment.failed', { payment: failed }, { dueAt })
      return { event: 'failed', error: errorDetails(failed) }
    }
  }
}

function hasActivePayment({ ledger }: SimulatorContext, order: OrderEntity): boolean {
  return (
    order.status === 'paid' ||
    ledger.paymentsOf(order.id).some(({ status }) => status !== 'created' && status !== 'failed')
  )
}

/** The signed return that Razorpay's window passes to the page. */
function successMessage(
  { keySecret }: Pick<SimulatorContext, 'keySecret'>,
  { id, order_id }: PaymentEntity,
): WindowMessage {
  return {
    event: 'success',
    response: {
      razorpay_payment_id: id,
      razorpay_order_id: order_id,
      razorpay_signature: sign(callbackPayload({ orderId: order_id, paymentId: id }), keySecret),
    },
  }
}

function errorDetails({ id, order_id }: PaymentEntity) {
  return {
    code: decline.error_code,
    description: decline.error_description,
    source: decline.error_source,
    step: decline.error_step,
    reason: decline.error_reason,
    metadata: { order_id, payment_id: id },
  }
}

/** A payment attempt of an order, not paid yet. */
export function createPayment(
  { now }: SimulatorContext,
  order: OrderEntity,
  method: PaymentEntity['method'],
): PaymentEntity {
  return {
    id: freshId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: method === 'card' ? 'card_simulator0001' : null,
    bank: method === 'netbanking' ? 'TEST' : null,
    wallet: null,
    vpa: method === 'upi' ? 'test@upi' : null,
    email: null,
    contact: null,
    notes: [],
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: {},
    created_at: seconds(now()),
  }
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms)
}
