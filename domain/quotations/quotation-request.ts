import type { Address } from '../addresses/address.ts'
import type { CompositeId } from '../catalogue/composite-id.ts'
import type { OrderFirm } from '../firms/order-firm.ts'

/** ASKED waits for the shop; the others are for good. */
export const quotationRequestStates = ['ASKED', 'ANSWERED', 'DECLINED', 'WITHDRAWN'] as const
export type QuotationRequestState = (typeof quotationRequestStates)[number]

/** The most requests of one customer that wait for an answer, and that they make in a day. */
export const MAX_OPEN_QUOTATION_REQUESTS = 5
export const MAX_QUOTATION_REQUESTS_A_DAY = 20
export const QUOTATION_NOTE_LENGTH = 500
/** The longest reason of the shop. */
export const DECLINE_REASON_LENGTH = 300
/** The most requests and quotations that a customer sees of each. */
export const MAX_OWN_QUOTATIONS = 50
/** Number of lines by which a request is known among others. */
export const PREVIEWED_LINES = 5

/** A line that somebody wants a price for, with its name and price at that time. */
export type RequestedQuote = {
  readonly product: CompositeId
  readonly variantUid?: string | undefined
  readonly quantity: number
  readonly name: string
  readonly options: readonly string[]
  /** With GST, in rupees as exact text. */
  readonly seenPrice: string
}

/** Content of a request: lines, and where they are to go. */
export type QuotationRequestContent = {
  readonly lines: readonly RequestedQuote[]
  /** Empty without one. */
  readonly note: string
  /** The firm that is to be billed, under its name at that time; absent for oneself. */
  readonly firm?: OrderFirm & { readonly legalName: string }
  /** One of the customer's addresses; absent for a site of the firm, or where only a PIN code was given. */
  readonly address?: Address
  /** The PIN code of where it goes. */
  readonly pin: string
}

/** A quotation that a customer asks for (QUOTE-01). */
export type QuotationRequest = {
  readonly id: string
  readonly userId: string
  readonly state: QuotationRequestState
  readonly content: QuotationRequestContent
  /** ISO 8601, UTC. */
  readonly requestedAt: string
  readonly settledAt: string | null
  /** Member of staff who answered or declined it. */
  readonly settledBy: string | null
  /** Words with which the shop declined it. */
  readonly reason: string | null
  /** The quotation that answers it. */
  readonly quotationId: string | null
}
