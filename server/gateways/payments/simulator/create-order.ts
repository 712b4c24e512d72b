import { z } from 'zod'
import type { SimulatorContext } from './context.ts'
import { freshId, seconds, type OrderEntity } from './entities.ts'

export const orderRequest = z.object({
  amount: z.int().min(100),
  currency: z.literal('INR'),
  receipt: z.string().max(40).nullish(),
  payment_capture: z.union([z.boolean(), z.literal([0, 1])]).optional(),
  partial_payment: z.literal([false, 0]).optional(),
  notes: z.record(z.string(), z.unknown()).optional(),
})

/** Creates an order for an amount in paise; like Razorpay, a new one for each request. */
export function createOrder(
  { ledger, now }: SimulatorContext,
  request: z.output<typeof orderRequest>,
): OrderEntity {
  const order: OrderEntity = {
    id: freshId('order'),
    entity: 'order',
    amount: request.amount,
    amount_paid: 0,
    amount_due: request.amount,
    currency: request.currency,
    receipt: request.receipt ?? null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: request.notes ?? [],
    created_at: seconds(now()),
  }
  ledger.transaction(() => ledger.putOrder(order))
  return order
}
