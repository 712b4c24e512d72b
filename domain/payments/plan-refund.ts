import type { Paise } from '../money/paise.ts'
import { amountLeft, type PaymentLedger } from './ledger.ts'

/** A refund at the provider. `key` is the one that this store requested it with; null for one made elsewhere. */
export type KnownRefund = {
  readonly key: string | null
  readonly state: 'pending' | 'processed' | 'failed'
}

/** The refund of a whole payment: the key of its current request, and for which amount that key was sent. */
export type RefundRequest = { readonly key: string; readonly sending: Paise | null }

/**
 * The next step of returning a payment: `done` when nothing is left of it, `wait` while a bank decides, `give-up` when banks
 * keep rejecting it, and otherwise send what is left, under a fresh key unless this amount was requested before.
 */
export type RefundPlan =
  | { readonly step: 'done' | 'wait' | 'give-up' }
  | { readonly step: 'send'; readonly amount: Paise; readonly needsKey: boolean }

/** Number of times that a bank may reject a refund before staff take over. */
const MOST_REJECTIONS = 5

/**
 * Plans the next step of returning a whole payment (SAFE-04), whatever was refunded elsewhere meanwhile. What is disputed is
 * not sent: should the customer win, the bank returns it. The provider refunds once for one key, and never more in all than
 * was captured, so no step sends money twice.
 */
export function planRefund(
  ledger: PaymentLedger,
  refunds: readonly KnownRefund[],
  { key, sending }: RefundRequest,
): RefundPlan {
  const isPending = refunds.some(({ state }) => state === 'pending')
  const amount = amountLeft(ledger)
  if (amount === 0) return { step: isPending ? 'wait' : 'done' }
  if (ledger.disputed > 0) return { step: 'wait' }
  const rejected = refunds.filter((refund) => refund.key !== null && refund.state === 'failed')
  if (rejected.length >= MOST_REJECTIONS) return { step: 'give-up' }
  const isUsed = rejected.some((refund) => refund.key === key)
  return { step: 'send', amount, needsKey: isUsed || (sending !== null && sending !== amount) }
}
