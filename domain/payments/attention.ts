import type { Paise } from '../money/paise.ts'
import { DAY_MS } from '../time/durations.ts'
import type { RefundFault } from './refund-fault.ts'

/** A refund that waits longer than this is shown to staff. */
export const REFUND_WAITING_MS = DAY_MS

/** Reasons that staff must look at a payment (SAFE-04). */
export const attentionKinds = [
  'unknown-payment',
  'refund-refused',
  'refund-waiting',
  'disputed',
  'partly-refunded',
  'returned-twice',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

/** A payment that staff must look at. Amounts are paise of its currency. */
export type MoneyAttention = {
  readonly kind: AttentionKind
  readonly paymentId: string
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly currency: string
  readonly amount: Paise
  readonly refunded: Paise
  readonly disputed: Paise
  readonly lost: Paise
  readonly since: Date
  /** Time at which it is returned by itself, or until which a dispute may be answered. */
  readonly until: Date | null
  /** The provider's reason of a dispute, or our reference there. */
  readonly detail: string | null
  /** Reason that a refund has not been made. */
  readonly fault: RefundFault | null
}
