import type { Order } from '../orders/order.ts'
import { PAYMENT_WINDOW_MS } from './reconciliation-schedule.ts'

/** States of an order that is paid by its link (DESK-04); EXPIRED when its time went by unpaid. */
export const paymentLinkStates = ['WAITING', 'PAID', 'EXPIRED', 'CANCELLED'] as const
export type PaymentLinkState = (typeof paymentLinkStates)[number]

/** Until when an order waits for its payment (ISO 8601, UTC). */
export function paymentExpiresAt({ createdAt }: Pick<Order, 'createdAt'>): string {
  return new Date(Date.parse(createdAt) + PAYMENT_WINDOW_MS).toISOString()
}

type LinkedOrder = Pick<Order, 'paymentMode' | 'paymentStatus' | 'orderStatus' | 'cancelledBy' | 'createdAt'>

/** State of the payment of an order by its link at a time; null for an order that is paid on delivery, which has none. */
export function paymentLinkState(order: LinkedOrder, at: Date): PaymentLinkState | null {
  const { paymentMode, paymentStatus, orderStatus, cancelledBy } = order
  if (paymentMode !== 'ONLINE') return null
  if (orderStatus === 'INITIATED')
    return at.getTime() > Date.parse(paymentExpiresAt(order)) ? 'EXPIRED' : 'WAITING'
  if (orderStatus !== 'CANCELLED') return 'PAID'
  return cancelledBy === 'system' && paymentStatus === 'PENDING' ? 'EXPIRED' : 'CANCELLED'
}

/** The path of the page where an order is paid by its link. */
export function paymentLinkPath(token: string): string {
  return `/pay/${token}`
}
