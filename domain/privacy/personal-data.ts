import type { CreditPosting } from '../accounts/account-entry.ts'
import type { Address, AddressFields } from '../addresses/address.ts'
import type { CustomerNote, AccountStatus } from '../customers/customer.ts'
import type { Device } from '../identity/device.ts'
import type { Paise } from '../money/paise.ts'
import type { Partner } from '../identity/partner.ts'
import type { CustomerMessageKind, CustomerMessageState } from '../notifications/customer-message.ts'
import type { OwnFirm, ReceivedInvitation } from '../firms/firm.ts'
import type { RememberedFirm } from '../identity/remembered-firm.ts'
import type { PartnerQuotation } from '../quotations/partner-quotation.ts'
import type { QuotationRequest } from '../quotations/quotation-request.ts'
import type { Quotation } from '../quotations/quotation.ts'
import type { TaxDocument } from '../invoices/tax-document.ts'
import type { ListRequest } from '../list-requests/list-request.ts'
import type { StopOutcome } from '../trips/trip.ts'
import type { StockAlert } from '../stock/stock-alert.ts'
import type { OrderDetail } from '../orders/order-detail.ts'

/** A version of the privacy policy that a partner agreed to. */
export type Consent = { readonly version: string; readonly givenAt: Date }

/** A message that was sent, or was to be sent, about an order. */
export type SentMessage = {
  readonly orderId: string
  readonly about: string
  readonly state: string
  readonly at: Date | null
}

/** A message that was sent, or was to be sent, about a reminder, a quotation or an approval. */
export type SentOtherMessage = {
  readonly about: CustomerMessageKind
  readonly state: CustomerMessageState
  readonly at: Date | null
  /** Sum and oldest day of what was due, of a reminder. */
  readonly amount: Paise | null
  readonly dueDay: string | null
}

/** A browser that signed in to an account. */
export type KnownBrowser = {
  readonly device: string
  readonly firstSignedInAt: Date
  readonly signedInAt: Date
}

/** Money received when an order was delivered. */
export type PaidReceipt = {
  readonly orderId: string
  readonly method: 'CASH' | 'UPI' | 'CARD'
  readonly amount: Paise
  readonly at: Date
}

/** Outcome of a part of an order on a trip; `outcome` is null while it is on its way. */
export type ReportedDelivery = {
  readonly orderId: string
  readonly fulfilmentNumber: number
  /** India's day, such as `2026-11-21`. */
  readonly day: string
  readonly vehicle: string
  readonly outcome: StopOutcome | null
  readonly reason: string | null
  readonly at: Date | null
  /** True when the signed challan was photographed. */
  readonly hasPicture: boolean
}

/** A change of an order before packing. Address and lines are those of one that waits; others have taken effect, or ended. */
export type ProposedEdit = {
  readonly orderId: string
  readonly state: string
  readonly at: Date
  readonly expiresAt: Date | null
  readonly totalBefore: Paise
  readonly totalAfter: Paise
  readonly address: AddressFields | null
  readonly lines: readonly { readonly productName: string; readonly quantity: number }[]
}

/** Role of a partner in the store. */
export type StaffRecord = {
  readonly name: string
  readonly role: string
  readonly grantedAt: Date
  readonly grantedBy: string
  /** Devices on which they are signed in at the desk. */
  readonly sessions: readonly { readonly device: string; readonly signedInAt: Date; readonly seenAt: Date }[]
}

/** A change of what a partner works as in the store, by whom and when. */
export type StaffChange = {
  readonly at: Date
  readonly action: string
  readonly by: string
  readonly before: { readonly name: string | null; readonly role: string | null } | null
  readonly after: { readonly name: string | null; readonly role: string | null } | null
}

/** Everything that a store holds of one partner (SAFE-06). */
export type PersonalData = {
  readonly exportedAt: Date
  readonly partner: Partner
  /** Numbers that were merged into theirs. */
  readonly mergedNumbers: readonly { readonly phone: string; readonly mergedAt: Date }[]
  readonly consents: readonly Consent[]
  readonly addresses: readonly Address[]
  readonly devices: readonly Omit<Device, 'here'>[]
  readonly knownDevices: readonly KnownBrowser[]
  readonly orders: readonly OrderDetail[]
  readonly documents: readonly TaxDocument[]
  readonly messages: readonly SentMessage[]
  readonly otherMessages: readonly SentOtherMessage[]
  readonly rememberedChoices: readonly {
    readonly words: string
    readonly productId: string
    readonly options: string
    readonly chosenAt: Date
  }[]
  /** Firms that are offered with their next order. */
  readonly rememberedFirms: readonly RememberedFirm[]
  /** Firms that they buy for with others. */
  readonly firms: readonly Omit<OwnFirm, 'id'>[]
  /** Invitations to firms that wait for their answer. */
  readonly firmInvitations: readonly ReceivedInvitation[]
  /** Services that the store no longer gives them, with the reason; null for most. */
  readonly block: AccountStatus['block']
  /** Notes of staff about them. */
  readonly staffNotes: readonly CustomerNote[]
  readonly quotations: readonly Quotation[]
  /** Quotations of theirs to their own customers. */
  readonly partnerQuotations: readonly PartnerQuotation[]
  /** Requests for a quotation. */
  readonly quotationRequests: readonly QuotationRequest[]
  /** Lines of lists that were sent to the shop. */
  readonly listRequests: readonly Pick<ListRequest, 'text' | 'sentAt' | 'answeredAt'>[]
  readonly stockAlerts: readonly (StockAlert & { readonly state: string; readonly toldAt: Date | null })[]
  readonly receipts: readonly PaidReceipt[]
  /** The ledger of what they buy on credit. */
  readonly creditLedger: readonly CreditPosting[]
  readonly deliveries: readonly ReportedDelivery[]
  readonly orderEdits: readonly ProposedEdit[]
  /** Null for whoever does not work in the store. */
  readonly staff: StaffRecord | null
  readonly staffChanges: readonly StaffChange[]
}

/** Plan of an erasure, with the reasons against it. */
export type ErasurePlan = {
  /** The numbers of orders that are still on their way, or whose refund is. */
  readonly openOrders: readonly string[]
  /** True when they are a member of staff, which has to end first. */
  readonly isStaff: boolean
  /** Number of orders that stay, without the person. */
  readonly retainedOrders: number
  /** Number of invoices and credit notes that stay as they were issued. */
  readonly retainedDocuments: number
  /** Until when the last of them stays; null when none does. */
  readonly retainedUntil: Date | null
}
