import { randomInt } from 'node:crypto'
import { z } from 'zod'

const paise = z.int().nonnegative()
const notes = z.union([z.record(z.string(), z.unknown()), z.array(z.never())])

/** An order as Razorpay returns it (razorpay.com/docs/api/orders/entity). */
export const orderEntity = z.object({
  id: z.string(),
  entity: z.literal('order'),
  amount: paise,
  amount_paid: paise,
  amount_due: paise,
  currency: z.string(),
  receipt: z.string().nullable(),
  offer_id: z.null(),
  status: z.enum(['created', 'attempted', 'paid']),
  attempts: z.int(),
  notes,
  created_at: z.int(),
})

const text = z.string().nullable()

/** A payment as Razorpay returns it (razorpay.com/docs/api/payments/entity). */
export const paymentEntity = z.object({
  id: z.string(),
  entity: z.literal('payment'),
  amount: paise,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z.string(),
  invoice_id: z.null(),
  international: z.literal(false),
  method: z.enum(['upi', 'card', 'netbanking']),
  amount_refunded: paise,
  refund_status: z.enum(['partial', 'full']).nullable(),
  captured: z.boolean(),
  description: text,
  card_id: text,
  bank: text,
  wallet: z.null(),
  vpa: text,
  email: text,
  contact: text,
  notes,
  fee: paise.nullable(),
  tax: paise.nullable(),
  error_code: text,
  error_description: text,
  error_source: text,
  error_step: text,
  error_reason: text,
  acquirer_data: z.record(z.string(), z.string().nullable()),
  created_at: z.int(),
})

/** A refund as Razorpay returns it (razorpay.com/docs/api/refunds/entity). */
export const refundEntity = z.object({
  id: z.string(),
  entity: z.literal('refund'),
  amount: paise,
  currency: z.string(),
  payment_id: z.string(),
  notes,
  receipt: text,
  acquirer_data: z.record(z.string(), z.string().nullable()),
  created_at: z.int(),
  batch_id: z.null(),
  status: z.enum(['pending', 'processed', 'failed']),
  speed_processed: z.literal('normal'),
  speed_requested: z.literal('normal'),
})

/** A dispute as Razorpay returns it (razorpay.com/docs/api/disputes/entity). */
export const disputeEntity = z.object({
  id: z.string(),
  entity: z.literal('dispute'),
  payment_id: z.string(),
  amount: paise,
  currency: z.string(),
  amount_deducted: paise,
  reason_code: z.string(),
  respond_by: z.int(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  phase: z.literal('chargeback'),
  created_at: z.int(),
})

/** Results that the simulator can give the next refunds of a payment. */
export const refundOutcomes = ['processed', 'pending', 'no-balance', 'too-old'] as const
export const refundPolicyEntity = z.object({
  id: z.string(),
  entity: z.literal('refund-policy'),
  outcome: z.enum(refundOutcomes),
})

export type DisputeEntity = z.infer<typeof disputeEntity>
export type RefundOutcome = (typeof refundOutcomes)[number]
export type OrderEntity = z.infer<typeof orderEntity>
export type PaymentEntity = z.infer<typeof paymentEntity>
export type RefundEntity = z.infer<typeof refundEntity>

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A random id in Razorpay's format, such as `order_9A33XWu170gUtm`. */
export function freshId(kind: 'order' | 'pay' | 'rfnd' | 'disp' | 'evt'): string {
  return `${kind}_${Array.from({ length: 14 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`
}

/** A time in Razorpay's format: Unix time in seconds. */
export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}
