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

type Asked = { readonly paymentId: string; readonly key: string | null }

/**
 * Sends money of a captured payment back, the whole rest when no amount is named; one idempotency key sends it once
 * (razorpay.com/docs/api/refunds/normal-refunds-idempotent). Throws `Refusal`.
 */
export function refund(desk: SimulatorContext, { paymentId, key }: Asked, request: Request): RefundEntity {
  const { books, webhooks, now } = desk
  return books.transaction(() => {
    const payment = books.payment(paymentId)
    if (payment === undefined) throw new RazorpayApiError('The id provided does not exist')
    const made = key === null ? undefined : books.refundOfKey(paymentId, key)
    if (made !== undefined) return same(made, request)
    const amount = refundable(payment, request)
    const whole = payment.amount_refunded + amount === payment.amount
    const noted: PaymentEntity = {
      ...payment,
      amount_refunded: payment.amount_refunded + amount,
      refund_status: whole ? 'full' : 'partial',
      status: whole ? 'refunded' : 'captured',
    }
    const back: RefundEntity = {
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
    books.putPayment(noted)
    books.putRefund(back, key)
    webhooks.queue('refund.processed', { refund: back, payment: noted })
    return back
  })
}

/** The refund that a key has made already, if it is asked for with the same words. */
function same(made: RefundEntity, { amount = made.amount, receipt }: Request): RefundEntity {
  if (made.amount === amount && made.receipt === (receipt ?? null)) return made
  throw new RazorpayApiError('Different request with the same idempotency key has already been processed.')
}

/** How much goes back. */
function refundable({ status, ...payment }: PaymentEntity, request: Request): number {
  const rest = payment.amount - payment.amount_refunded
  const { amount = rest } = request
  if (status === 'refunded') throw new RazorpayApiError('The payment has been fully refunded already')
  if (status !== 'captured')
    throw new RazorpayApiError('The payment status should be captured for action to be taken')
  if (amount > rest)
    throw new RazorpayApiError('The total refund amount is greater than the refund payment amount')
  return amount
}
