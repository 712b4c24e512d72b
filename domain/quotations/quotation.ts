import type { AddressFields } from '../addresses/address.ts'
import type { BuyingFor, OrderFirm } from '../firms/order-firm.ts'
import type { Billing } from '../identity/billing.ts'
import type { Gstin } from '../identity/gstin.ts'
import type { Paise } from '../money/paise.ts'
import type { Order, OrderItem } from '../orders/order.ts'

/** Number of days that the prices of a quotation hold, unless staff choose otherwise, and at most. */
export const QUOTATION_DAYS = 7
export const MAX_QUOTATION_DAYS = 90

/** States of a quotation; one that waits for approval is open, and the firm of its customer is asked. */
export const quotationStates = [
  'OPEN',
  'AWAITING_APPROVAL',
  'ACCEPTED',
  'DECLINED',
  'CANCELLED',
  'EXPIRED',
] as const
export type QuotationState = (typeof quotationStates)[number]

/** Content of an offer: lines with their prices frozen, the address, and the GSTIN for the invoice with its firm. */
export type QuotationContent = {
  readonly items: readonly OrderItem[]
  /** Offers that its prices come from; absent for none, and in older ones. */
  readonly offers?: Order['offers']
  readonly address: AddressFields
  readonly buyerGstin: Gstin | null
  readonly billing?: Billing
  /** The firm that it is made to, which is billed, with its site and purchase order; absent for a person. */
  readonly firm?: OrderFirm
  /** The id of the customer's address; absent in older ones. */
  readonly addressId?: string
  /** In paise with GST; absent where delivery is free. */
  readonly deliveryFee?: Paise
}

/** The path of the page where a customer answers a quotation by its link. */
export function quotationPath(token: string): string {
  return `/quotation/${token}`
}

/** An offer to a customer at prices that hold until a time (DESK-04); `content` is null once a person was taken out of it. */
export type Quotation = {
  readonly id: string
  /** For people, such as `Q-4821-9035`. */
  readonly number: string
  readonly userId: string
  readonly state: QuotationState
  readonly content: QuotationContent | null
  readonly total: Paise
  /** Member of staff who made it. */
  readonly actor: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly expiresAt: string
  /** Time at which the customer asked for the prices of today, after it had expired. */
  readonly requestedAt: string | null
  /** The order that accepting it has made. */
  readonly orderId: string | null
}

/** Tells whether the prices of an offer hold that nobody accepted yet, for whoever waits for an approval too. */
export function holdsPrices({ state }: Pick<Quotation, 'state'>): boolean {
  return state === 'OPEN' || state === 'AWAITING_APPROVAL'
}

/** The key of the order that a quotation becomes; after an order whose payment never came, of the next one. */
export function quotationKey({ id, orderId }: Pick<Quotation, 'id' | 'orderId'>): string {
  return orderId === null ? `quotation-${id}` : `quotation-${id}-${orderId}`
}

/** States of the online payment of a quotation's order: it waits, is paid, or has lapsed unpaid while the prices still hold. */
export const quotedPayments = ['WAITING', 'PAID', 'LAPSED'] as const
export type QuotedPayment = (typeof quotedPayments)[number]

/** State of the online payment of a quotation's order; null for one that is paid on delivery, or was cancelled for another reason. */
export function quotedPayment(
  { paymentMode, paymentStatus, orderStatus }: Pick<Order, 'paymentMode' | 'paymentStatus' | 'orderStatus'>,
  { quotation, at }: { readonly quotation: Pick<Quotation, 'expiresAt'>; readonly at: Date },
): QuotedPayment | null {
  if (paymentMode !== 'ONLINE') return null
  if (orderStatus === 'INITIATED') return 'WAITING'
  if (paymentStatus !== 'PENDING') return 'PAID'
  return Date.parse(quotation.expiresAt) > at.getTime() ? 'LAPSED' : null
}

/** The firm of an offer as the order that it becomes is for it; null for a person. */
export function buyingOf({ firm }: Pick<QuotationContent, 'firm'>): BuyingFor | null {
  if (firm === undefined) return null
  const { site, ...buying } = firm
  return { ...buying, ...(site && { siteId: site.id }) }
}
