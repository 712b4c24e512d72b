import type { FirmPerson, SpendingLimits } from '../../firms/firm.ts'
import { mayInFirm, type FirmRole } from '../../firms/firm-roles.ts'
import type { Paise } from '../../money/paise.ts'
import type { Price } from '../../money/price.ts'
import type { OrderOffer } from '../offers-of-order.ts'
import type { PaymentMode } from '../order.ts'
import { DAY_MS } from '../../time/durations.ts'

/** States of a request for approval; one that nobody answered in time has expired. */
export const approvalStates = ['WAITING', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** A line as it was when approval was asked for. */
export type ApprovalLine = {
  readonly productName: string
  readonly options: readonly string[]
  readonly quantity: number
  readonly unit: string | null
  /** Of one unit, with tax. */
  readonly price: Price
}

/** Contents of an order that waits for approval, as they were shown to whoever asked. */
export type ApprovalContent = {
  readonly lines: readonly ApprovalLine[]
  /** Offers that the prices are after; absent where there are none. */
  readonly offers?: readonly OrderOffer[]
  readonly total: Paise
  readonly paymentMode: PaymentMode
  /** The site, or else the place; without the address. */
  readonly destination: string
  readonly poNumber: string | null
  readonly reference: string | null
}

/** An order for a firm that is above the limits of whoever wants it, and waits for somebody who may approve it (FIRM-01). */
export type Approval = {
  readonly id: string
  readonly firm: { readonly id: string; readonly legalName: string }
  readonly requester: { readonly uid: string; readonly name: string | null }
  readonly content: ApprovalContent
  readonly state: ApprovalState
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly decidedBy: string | null
  readonly orderNumber: string | null
  /** The quotation that it would accept, at its prices; null for an order at the prices of the day. */
  readonly quotation: ApprovedQuotation | null
}

export type ApprovedQuotation = {
  readonly id: string
  readonly number: string
  /** True once the store withdrew it. */
  readonly isCancelled: boolean
  readonly expiresAt: Date
}

const APPROVAL_LIFETIME_MS = 3 * DAY_MS
/** The most requests of one person that wait at once. */
export const MAX_WAITING_APPROVALS = 20

/**
 * Tells whether somebody may approve an order: their role approves, the order is within their limit for one, and they have none for a
 * month, since what they approve counts to the month of whoever asked.
 */
export function mayApprove(
  { role, orderLimit, monthLimit }: SpendingLimits & { readonly role: FirmRole },
  total: Paise,
): boolean {
  return (
    mayInFirm(role, 'orders:approve') && monthLimit === null && (orderLimit === null || total <= orderLimit)
  )
}

/** Those of a firm who may approve an order of somebody else, in the order of the firm's people. */
export function approversOf(
  people: readonly FirmPerson[],
  { uid, total }: { readonly uid: string; readonly total: Paise },
): FirmPerson[] {
  return people.filter((person) => person.uid !== uid && mayApprove(person, total))
}

/** The time at which a request ends unanswered: after three days, or with the prices of the quotation that it would accept. */
export function approvalEndsAt(at: Date, quotation: { readonly expiresAt: string } | null): Date {
  const end = at.getTime() + APPROVAL_LIFETIME_MS
  return new Date(quotation === null ? end : Math.min(end, Date.parse(quotation.expiresAt)))
}

/** The path of the page of a request. */
export function approvalPath(token: string): string {
  return `/approval/${token}`
}
