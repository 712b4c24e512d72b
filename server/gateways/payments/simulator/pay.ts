import { z } from 'zod'
import { callbackPayload, sign } from '../signature.ts'
import { capture, type WebhookTiming } from './capture.ts'
import type { SimulatorContext } from './context.ts'
import { freshId, seconds, type OrderEntity, type PaymentEntity } from './entities.ts'
import { RazorpayApiError } from './api-error.ts'

/** How a payment can end, by the name that the window sends. */
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

/** What the window asks for. */
export const paymentRequest = z.object({
  order_id: z.string(),
  method: z.enum(['upi', 'card', 'netbanking']).default('upi'),
  outcome: z.enum(outcomes),
})

/** What the window has to tell the page; null when the page hears nothing. */
export type WindowMessage =
  | { readonly event: 'success'; readonly response: Readonly<Record<string, string>> }
  | { readonly event: 'failed'; readonly error: Readonly<Record<string, unknown>> }
  | { readonly event: 'dismiss' }
  | null

/** Webhooks leave this long after the answer to the window, unless the outcome wants them first. */
const WEBHOOK_DELAY_MS = 400

/** A slow payment is captured this long after the page was told of it. */
const SLOW_CAPTURE_MS = 5_000

const WRONG_BY = 100

/** The description of a payment that failed. */
const decline = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'The test bank declined the payment.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
}

/**
 * Ends a try to pay for an order as the outcome says, and queues what the store is told of it. An order that is paid,
 * or is being paid, takes another payment only from the outcome that asks for two. Throws `Refusal`.
 */
export function pay(
  desk: SimulatorContext,
  { order_id, method, outcome }: z.output<typeof paymentRequest>,
): WindowMessage {
  const { books } = desk
  return books.transaction(() => {
    const known = books.order(order_id)
    if (known === undefined) throw new RazorpayApiError('The id provided does not exist')
    if (outcome === 'cancel') return { event: 'dismiss' }
    if (outcome !== 'success-twice' && isBeingPaid(desk, known))
      throw new RazorpayApiError('Payment already done for this order')
    const order: OrderEntity = {
      ...known,
      status: known.status === 'paid' ? 'paid' : 'attempted',
      attempts: known.attempts + 1,
    }
    books.putOrder(order)
    const begun = begin(desk, order, method)
    return end(desk, begun, outcome)
  })
}

function end(
  desk: SimulatorContext,
  begun: PaymentEntity,
  outcome: Exclude<(typeof outcomes)[number], 'cancel'>,
): WindowMessage {
  const { books, webhooks, now } = desk
  const dueAt = later(now(), WEBHOOK_DELAY_MS)
  const settle = (payment: PaymentEntity, telling: WebhookTiming = {}): WindowMessage => {
    capture(desk, payment, { dueAt, ...telling })
    return told(desk, payment)
  }
  switch (outcome) {
    case 'success':
      return settle(begun)
    case 'webhook-first':
      return settle(begun, { dueAt: now() })
    case 'webhook-twice':
      return settle(begun, { copies: 2 })
    case 'success-twice': {
      const second = { ...begun, id: freshId('pay') }
      const post = settle(begun)
      settle(second)
      return post
    }
    case 'wrong-amount':
      return settle({
        ...begun,
        amount: begun.amount > WRONG_BY ? begun.amount - WRONG_BY : begun.amount + WRONG_BY,
      })
    case 'silent-success':
      settle(begun)
      return null
    case 'slow-success':
      books.putPayment({ ...begun, status: 'authorized' }, later(now(), SLOW_CAPTURE_MS))
      return told(desk, begun)
    case 'wrong-signature':
      books.putPayment(begun)
      return told({ keySecret: 'another secret' }, begun)
    case 'failure': {
      const failed: PaymentEntity = { ...begun, ...decline, status: 'failed' }
      books.putPayment(failed)
      webhooks.queue('payment.failed', { payment: failed }, { dueAt })
      return { event: 'failed', error: errorOf(failed) }
    }
  }
}

function isBeingPaid({ books }: SimulatorContext, order: OrderEntity): boolean {
  return (
    order.status === 'paid' ||
    books.paymentsOf(order.id).some(({ status }) => status !== 'created' && status !== 'failed')
  )
}

/** The signed return, as Razorpay's window hands it to the page. */
function told(
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

function errorOf({ id, order_id }: PaymentEntity) {
  return {
    code: decline.error_code,
    description: decline.error_description,
    source: decline.error_source,
    step: decline.error_step,
    reason: decline.error_reason,
    metadata: { order_id, payment_id: id },
  }
}

function begin(
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
