import { z } from 'zod'
import type { SimulatorContext } from './context.ts'
import { freshId, seconds, type PaymentEntity, type RefundEntity } from './entities.ts'
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
    const isFull = payment.amount_refunded + amount === payment.amount
    const updatedPayment: PaymentEntity = {
      ...payment,
      amount_refunded: payment.amount_refunded + amount,
      refund_status: isFull ? 'full' : 'partial',
      status: isFull ? 'refunded' : 'captured',
    }
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
      status: 'processed',
      speed_processed: 'normal',
      speed_requested: 'normal',
    }
    ledger.putPayment(updatedPayment)
    ledger.putRefund(created, key)
    webhooks.queue('refund.processed', { refund: created, payment: updatedPayment })
    return created
  })
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
