import type { Order } from '#domain/orders/order.ts'
import { PAYMENT_WINDOW_MS } from '#domain/payments/reconciliation-schedule.ts'
import type { Queries } from '../../../db/database.ts'
import { followOrder } from '../../stock/steps/follow-order.ts'
import { transitionOrder } from './transition-order.ts'

/** Cancels a locked order that was not paid within the payment window (PAY-04) and returns whether it did. */
export async function cancelExpiredOrder(queries: Queries, order: Order, at: Date): Promise<boolean> {
  const age = at.getTime() - Date.parse(order.createdAt)
  if (order.orderStatus !== 'INITIATED' || age <= PAYMENT_WINDOW_MS) return false
  await transitionOrder(queries, order, {
    to: 'CANCELLED',
    at,
    actor: { kind: 'system' },
    cause: { code: 'not-paid-in-time' },
  })
  await followOrder(queries, order.orderId, { at, actor: { kind: 'system' } })
  return true
}
