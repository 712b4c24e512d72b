import { z } from 'zod'
import type { SimulatorContext } from './context.ts'
import { freshId, seconds, type PaymentEntity, type RefundEntity, type RefundOutcome } from './entities.ts'
import { RazorpayApiError } from './api-error.ts'

export const refundRequest = z.object({
  amount: z.int().min(100).optional(),
  speed: z.literal('normal').default('normal'),
  receipt: z.string().max(40).nullish(),
  notes: z.record(z.string(), z.unknown()).optional(),
})

type Request = z.output<typeof refundRequest>

type RefundTarget = { readonly paymentId: string; readonly key: string | null }

/**
 * Refunds a captured payment, by default in full; idempotent by key
 * (razorpay.com/docs/api/refunds/normal-refunds-idempotent). Throws a `RazorpayApiError`.
 */
export function refund(
  simulator: SimulatorContext,
  { paymentId, key }: RefundTarget,
  request: Request,
): RefundEntity {
  const { ledger, webhooks, now } = simulator
  return ledger.transaction(() => {
    const payment = ledger.payment(paymentId)
    if (payment === undefined) throw new RazorpayApiError('The id provided does not exist')
    const existing = key === null ? undefined : ledger.refundOfKey(paymentId, key)
    if (existing !== undefined) return assertSame(existing, request)
    const amount = refundAmount(payment, request)
    const status = ledger.refundOutcome(paymentId)
    if (status === 'no-balance' || status === 'too-old') throw new RazorpayApiError(refusals[status])
    const updatedPayment = withRefunded(payment, payment.amount_refunded + amount)
    const created: RefundEntity = {
      id: freshId('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: paymentId,
      notes: request.notes ?? [],
      receipt: request.receipt ?? null,
      acquirer_data: { rrn: null },
      created_at: seconds(now()),
      batch_id: null,
      status,
      speed_processed: 'normal',
      speed_requested: 'normal',
    }
    ledger.putPayment(updatedPayment)
    ledger.putRefund(created, key)
    webhooks.queue('refund.created', { refund: created, payment: updatedPayment })
    if (status === 'processed')
      webhooks.queue('refund.processed', { refund: created, payment: updatedPayment })
    return created
  })
}

/** The bank decides about a pending refund; one that fails moves no money. Throws a `RazorpayApiError`. */
export function finishRefund(
  { ledger, webhooks }: SimulatorContext,
  { refundId, status }: { readonly refundId: string; readonly status: 'processed' | 'failed' },
): RefundEntity {
  return ledger.transaction(() => {
    const pending = ledger.refund(refundId)
    const payment = ledger.payment(pending?.payment_id ?? '')
    if (pending?.status !== 'pending' || payment === undefined)
      throw new RazorpayApiError('The refund is not pending')
    const refunded = payment.amount_refunded - (status === 'failed' ? pending.amount : 0)
    const updatedPayment = withRefunded(payment, refunded)
    const finished: RefundEntity = { ...pending, status }
    ledger.putPayment(updatedPayment)
    // the key is a column of its own, which an update leaves as it is
    ledger.putRefund(finished, null)
    webhooks.queue(`refund.${status}`, { refund: finished, payment: updatedPayment })
    return finished
  })
}

function withRefunded(payment: PaymentEntity, amount: number): PaymentEntity {
  const isFull = amount === payment.amount
  return {
    ...payment,
    amount_refunded: amount,
    refund_status: isFull ? 'full' : amount > 0 ? 'partial' : null,
    status: isFull ? 'refunded' : 'captured',
  }
}

/** Razorpay's message for each reason to refuse. */
const refusals: Readonly<Record<Exclude<RefundOutcome, RefundEntity['status']>, string>> = {
  'no-balance':
    'Your account does not have enough balance to carry out the refund operation. You can add funds to your account from your Razorpay dashboard or capture new payments.',
  'too-old': 'Refund is not supported by the bank because the payment is more than 6 months old',
}

/** Returns the existing refund of a key if the request is the same. */
function assertSame(existing: RefundEntity, { amount = existing.amount, receipt }: Request): RefundEntity {
  if (existing.amount === amount && existing.receipt === (receipt ?? null)) return existing
  throw new RazorpayApiError('Different request with the same idempotency key has already been processed.')
}

/** The amount to refund, in paise. */
function refundAmount({ status, ...payment }: PaymentEntity, request: Request): number {
  const rest = payment.amount - payment.amount_refunded
  const { amount = rest } = request
  if (status === 'refunded') throw new RazorpayApiError('The payment has been fully refunded already')
  if (status !== 'captured')
    throw new RazorpayApiError('The payment status should be captured for action to be taken')
  if (amount > rest)
    throw new RazorpayApiError('The total refund amount is greater than the refund payment amount')
  return amount
}
