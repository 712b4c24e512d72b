import type { Address } from '../addresses/address.ts'
import type { Partner } from '../identity/partner.ts'
import type { CustomerMessage } from '../notifications/customer-message.ts'
import type { OrderMessage } from '../order-notifications/order-message.ts'
import type { Paise } from '../money/paise.ts'
import type { DeskOrderRow } from '../orders/desk/desk-order.ts'
import type { AuditEntry } from '../audit/audit-entry.ts'
import type { CustomerBlock } from '../identity/customer-block.ts'

/** `verification_status` of a verified customer; they start as `Pending`. */
export const VERIFIED = 'Verified'

/** Customers that the desk lists: those to verify, by whether they are active partners, or those who are blocked. */
export const customerFilters = ['all', 'to-verify', 'active', 'inactive', 'blocked'] as const
export type CustomerFilter = (typeof customerFilters)[number]

/** A customer as a row of the desk's list. */
export type CustomerRow = {
  readonly uid: string
  readonly name: string | null
  /** Receiver at their default address; null when they have none. */
  readonly receiver: string | null
  readonly city: string | null
  readonly phone: string
  /** ISO 8601, UTC. */
  readonly registeredAt: string
  readonly verificationStatus: string
  readonly active: boolean
  readonly block: CustomerBlock | null
  /** Number of orders they have placed; `MAX_COUNTED` stands for that many or more. */
  readonly orders: number
  /** ISO 8601, UTC; null without orders. */
  readonly lastOrderAt: string | null
}

/** Beyond so many orders a row of the list no longer counts. */
export const MAX_COUNTED = 1_000

/** Decisions of the store about a customer. */
export type AccountStatus = {
  readonly verificationStatus: string
  readonly active: boolean
  readonly block: {
    readonly level: CustomerBlock
    readonly reason: string
    /** ISO 8601, UTC. */
    readonly at: string
    readonly by: string
  } | null
  /** Counts the decisions. */
  readonly revision: number
}

/** A note that staff left on a customer. */
export type CustomerNote = {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly author: string
  readonly text: string
}

/** Money between a customer and the store, in paise. */
export type CustomerMoney = {
  /** To be paid on delivery of what is on the road, and of what has not left yet. */
  readonly onTheRoad: Paise
  readonly toDeliver: Paise
  /** Delivered, and not paid. */
  readonly unpaid: Paise
  /** Refunds that have not reached them, and cash that was paid beyond what they kept. */
  readonly refundsDue: Paise
}

/** An invoice or credit note of a customer. */
export type CustomerDocument = {
  readonly number: string
  readonly kind: 'invoice' | 'credit-note'
  readonly orderId: string
  /** ISO 8601, UTC. */
  readonly issuedAt: string
  readonly total: Paise
}

/** A customer as the desk sees them (DESK-06). */
export type CustomerDetail = {
  readonly partner: Partner
  readonly lastSeenAt: string
  /** The number had no login for half a year and may belong to somebody else now; nobody signs in to this account. */
  readonly isSetAside: boolean
  readonly isErased: boolean
  /** The uid of whom they were merged into; null for most. */
  readonly mergedInto: string | null
  /** Numbers that were merged into theirs and lead here. */
  readonly mergedNumbers: readonly string[]
  readonly accountStatus: AccountStatus
  readonly addresses: readonly Address[]
  readonly defaultAddressIndex: number | null
  /** GST numbers on their latest orders. */
  readonly gstins: readonly string[]
  readonly orderCount: number
  readonly orders: readonly DeskOrderRow[]
  readonly money: CustomerMoney
  readonly documents: readonly CustomerDocument[]
  readonly messages: readonly OrderMessage[]
  /** Those about anything but an order. */
  readonly otherMessages: readonly CustomerMessage[]
  /** Newest first. */
  readonly notes: readonly CustomerNote[]
  readonly changes: readonly AuditEntry[]
}
