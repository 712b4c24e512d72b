import { z } from 'zod'
import type { Paise } from '#domain/money/paise.ts'
import type { ProviderOrder, ProviderPayment, ProviderRefund } from './port.ts'

const id = z.string().min(1)
const paise = z
  .int()
  .nonnegative()
  .transform((amount) => amount as Paise)

const paymentStates: readonly string[] = [
  'created',
  'authorized',
  'captured',
  'refunded',
  'failed',
] satisfies ProviderPayment['state'][]

const refundStates: readonly string[] = ['pending', 'processed', 'failed'] satisfies ProviderRefund['state'][]

/** An order (razorpay.com/docs/api/orders/entity). */
export const orderSchema = z
  .object({ id, amount: paise, currency: z.string() })
  .transform((order): ProviderOrder => order)

/** A payment (razorpay.com/docs/api/payments/entity). An unknown status counts as `created`. */
export const paymentSchema = z
  .object({
    id,
    order_id: id.nullish(),
    amount: paise,
    currency: z.string(),
    status: z.string(),
    amount_refunded: paise.nullish(),
    method: z.string().nullish(),
  })
  .transform(({ order_id, status, amount_refunded, method, ...payment }): ProviderPayment => ({
    ...payment,
    orderId: order_id ?? null,
    state: paymentStates.includes(status) ? (status as ProviderPayment['state']) : 'created',
    amountRefunded: amount_refunded ?? (0 as Paise),
    method: method ?? null,
  }))

/** A refund with the key it was requested with (razorpay.com/docs/api/refunds/entity). */
export const refundSchema = z
  .object({ id, payment_id: id, amount: paise, status: z.string(), receipt: z.string().nullish() })
  .transform(({ payment_id, status, receipt, ...refund }) => ({
    key: receipt ?? null,
    refund: {
      ...refund,
      paymentId: payment_id,
      state: refundStates.includes(status) ? (status as ProviderRefund['state']) : 'pending',
    } satisfies ProviderRefund,
  }))

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
  }),
})
