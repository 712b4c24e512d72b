import type { OrderStatus } from '../orders/order.ts'
import { isNotifiedStatus, type OrderNotificationKind } from './order-notification.ts'

/** States of a message; DELIVERED as the provider reports it. */
export const messageStates = ['DUE', 'SENDING', 'SENT', 'DELIVERED', 'FAILED', 'SKIPPED'] as const
export type MessageState = (typeof messageStates)[number]

/**
 * Reasons that a message has not arrived: no provider took it, the provider could not deliver it, the limit of a day was reached,
 * the number may have a new owner, something newer made it untrue, or the store stopped while sending it.
 */
export const messageFaults = ['refused', 'undelivered', 'limit', 'number', 'outdated', 'interrupted'] as const
export type MessageFault = (typeof messageFaults)[number]

/** Those that are written down; the last shows by itself. */
export type StoredMessageFault = Exclude<MessageFault, 'interrupted'>

/** A message about an order as staff see it. */
export type OrderMessage = {
  readonly orderId: string
  readonly orderNumber: string
  readonly about: OrderNotificationKind
  readonly channel: 'sms'
  readonly state: MessageState
  readonly fault: MessageFault | null
  /** Attempts so far, of which the provider took at most the last. */
  readonly tries: number
  /** ISO 8601, UTC: when it was delivered, sent or given up, or will be tried next. */
  readonly at: string
  /** True when it may be sent again. */
  readonly isResendable: boolean
}

/** Tells whether a message may be sent again: it has not arrived, and its news still holds. */
export function isResendable(
  { about, state, fault }: Pick<OrderMessage, 'about' | 'state' | 'fault'>,
  orderStatus: OrderStatus,
): boolean {
  const isLost = state === 'FAILED' || (state === 'SKIPPED' && fault === 'limit')
  return isLost && holdsStill(about, orderStatus)
}

function holdsStill(about: OrderNotificationKind, orderStatus: OrderStatus): boolean {
  if (about === 'REFUND' || about === 'RECEIVED_ON_ACCOUNT') return true
  if (about === 'PAYMENT_DUE') return orderStatus === 'INITIATED'
  if (about === 'CHANGE_PROPOSED' || about === 'CHANGED') return orderStatus === 'PLACED'
  return isNotifiedStatus(orderStatus) && about === orderStatus
}
