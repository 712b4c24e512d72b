import type { ApprovalState } from '../orders/approvals/approval.ts'
import type { PaymentMode } from '../orders/order.ts'
import type { Quotation, QuotedPayment } from './quotation.ts'

/** Approval by the firm that an offer is made to, as whoever has its link sees it (FIRM-06). */
export type QuotationApproval = {
  /** True where accepting is above the limits of whom it was made to, and asks for approval. */
  readonly isNeeded: boolean
  /** Names of those who may approve, as far as they have one; none for a stranger. */
  readonly approvers: readonly string[]
  /** The last request, while it waits or tells why the offer is open again. */
  readonly request: ShownRequest | null
  /** The page from which the customer sends the link of the request on; null for a stranger. */
  readonly path: string | null
}

export type ShownRequest = {
  readonly state: ApprovalState
  readonly paymentMode: PaymentMode
  readonly expiresAt: Date
  /** Name of whoever answered; null for a stranger. */
  readonly decidedBy: string | null
}

/** Tells whether an offer can be accepted; one whose order lapsed unpaid can again. */
export function isOpenOffer({ state }: Pick<Quotation, 'state'>, payment: QuotedPayment | null): boolean {
  return state === 'OPEN' || (state === 'ACCEPTED' && payment === 'LAPSED')
}

/** Tells whether the last request of an offer is still news: it waits, or was not granted and the offer is open again. */
export function isApprovalShown(
  state: ApprovalState,
  { isOpen, isWaiting }: { readonly isOpen: boolean; readonly isWaiting: boolean },
): boolean {
  if (isWaiting) return state === 'WAITING'
  return isOpen && (state === 'DECLINED' || state === 'EXPIRED')
}
