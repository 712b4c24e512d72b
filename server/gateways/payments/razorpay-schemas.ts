import { z } from 'zod'
import { ZERO, toPaise } from '#domain/money/paise.ts'
import type {
  OrderReference,
  ProviderDispute,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
} from './port.ts'

const id = z.string().min(1)
const wholePaise = z.int().nonnegative().transform(toPaise)

const paymentStates: readonly string[] = [
  'created',
  'authorized',
  'captured',
  'refunded',
  'failed',
] satisfies ProviderPayment['state'][]

const disputeStates: readonly string[] = [
  'open',
  'under_review',
  'won',
  'lost',
  'closed',
] satisfies ProviderDispute['state'][]

const refundStates: readonly string[] = ['pending', 'processed', 'failed'] satisfies ProviderRefund['state'][]

/** An order (razorpay.com/docs/api/orders/entity). */
export const orderSchema = z
  .object({ id, amount: wholePaise, currency: z.string() })
  .transform((order): ProviderOrder => order)

/** Notes that `orderNotes` put into an order; Razorpay sends an empty list when there are none. */
const notesSchema = z.object({ order_id: z.string().optional(), store_id: z.string().optional() }).catch({})

/** The notes of an order: at most 15 pairs, of which we need two. */
export const orderNotes = (ids: { readonly orderId: string; readonly storeId: string }) =>
  ({ order_id: ids.orderId, store_id: ids.storeId }) satisfies z.input<typeof notesSchema>

/** Fields of an order that tell whose it is. */
export const orderReferenceSchema = z
  .object({ receipt: z.string().nullish(), notes: notesSchema })
  .transform(({ receipt, notes }): OrderReference => ({
    receipt: receipt ?? null,
    orderId: notes.order_id ?? null,
    storeId: notes.store_id ?? null,
  }))

/** A payment (razorpay.com/docs/api/payments/entity). An unknown status counts as `created`. */
export const paymentSchema = z
  .object({
    id,
    order_id: id.nullish(),
    amount: wholePaise,
    currency: z.string(),
    status: z.string(),
    captured: z.boolean().nullish(),
    amount_refunded: wholePaise.nullish(),
    method: z.string().nullish(),
  })
  .transform(({ order_id, status, captured, amount_refunded, method, ...payment }): ProviderPayment => ({
    ...payment,
    orderId: order_id ?? null,
    captured: captured ?? status === 'captured',
    state: paymentStates.includes(status) ? (status as ProviderPayment['state']) : 'created',
    amountRefunded: amount_refunded ?? ZERO,
    method: method ?? null,
  }))

/** A refund with the key it was requested with (razorpay.com/docs/api/refunds/entity). */
export const refundSchema = z
  .object({ id, payment_id: id, amount: wholePaise, status: z.string(), receipt: z.string().nullish() })
  .transform(({ payment_id, status, receipt, ...refund }): ProviderRefund => ({
    ...refund,
    key: receipt ?? null,
    paymentId: payment_id,
    state: refundStates.includes(status) ? (status as ProviderRefund['state']) : 'pending',
  }))

/** A dispute (razorpay.com/docs/api/disputes/entity). An unknown status counts as `open`: it withholds the money. */
export const disputeSchema = z
  .object({
    id,
    payment_id: id,
    amount: wholePaise,
    amount_deducted: wholePaise.nullish(),
    currency: z.string(),
    status: z.string(),
    reason_code: z.string().nullish(),
    respond_by: z.int().nullish(),
  })
  .transform(
    ({ payment_id, amount_deducted, status, reason_code, respond_by, ...dispute }): ProviderDispute => ({
      ...dispute,
      paymentId: payment_id,
      deducted: amount_deducted ?? ZERO,
      state: disputeStates.includes(status) ? (status as ProviderDispute['state']) : 'open',
      reason: reason_code ?? null,
      respondBy: respond_by ? new Date(respond_by * 1000) : null,
    }),
  )

/** A Razorpay collection of entities. */
export function collectionOf<T extends z.ZodType>(entity: T) {
  return z.object({ items: z.array(entity) }).transform(({ items }) => items)
}

/** The ids in a webhook payload (razorpay.com/docs/webhooks/payloads). */
export const webhookSchema = z.object({
  event: z.string().min(1),
  payload: z.object({
    payment: z.object({ entity: z.object({ id, order_id: id.nullish() }) }).optional(),
    order: z.object({ entity: z.object({ id }) }).optional(),
    refund: z.object({ entity: z.object({ payment_id: id }) }).optional(),
    dispute: z.object({ entity: z.object({ id, payment_id: id }) }).optional(),
  }),
})
