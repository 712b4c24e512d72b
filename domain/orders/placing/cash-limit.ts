import { gstinPan, type Gstin } from '../../identity/gstin.ts'
import { ZERO, type Paise } from '../../money/paise.ts'

/**
 * Cash that a customer owes and has paid. The law (Income-tax Act 2025, section 186; before, section 269ST) counts money when it is
 * received: less than the limit from one person in a day, and less than it for one order, however it is split. Payment by UPI on
 * delivery is no cash.
 */
export type CashUsage = {
  /** Amount that cash has to stay below; null while no limit is in force. */
  readonly limit: Paise | null
  /** Cash received today, the day being India's. */
  readonly receivedToday: Paise
  /** The total of the cash orders that are still to be delivered. */
  readonly open: Paise
}

/**
 * Payer of cash as the law counts them: the firm that is billed, in whatever State, by the PAN of its GSTIN, whoever of its people
 * orders and hands the money over; otherwise the customer.
 */
export type CashPayer =
  | { readonly kind: 'firm'; readonly pan: string }
  | { readonly kind: 'person'; readonly uid: string }

/** Payer of an order, by whom it is billed to. */
export function cashPayerOf({
  userId,
  buyerGstin,
}: {
  readonly userId: string
  readonly buyerGstin: Gstin | null
}): CashPayer {
  return buyerGstin === null ? { kind: 'person', uid: userId } : { kind: 'firm', pan: gstinPan(buyerGstin) }
}

/**
 * Offer of cash on delivery for an order: `refused` when its own total reaches the limit, `warned` when it would together with
 * everything else that may be paid on one day, which its customer can still avoid.
 */
export type CashOffer = 'offered' | 'warned' | 'refused'

/** True when an order of a total may be paid in cash at all, whatever else its customer pays. */
export function isCashLawful(total: Paise, limit: Paise | null): boolean {
  return limit === null || total < limit
}

/** Decides on the offer of cash for an order of a total; with a total of 0, for those on their way already. */
export function offerCash(total: Paise, { limit, receivedToday, open }: CashUsage): CashOffer {
  if (!isCashLawful(total, limit)) return 'refused'
  if (limit === null) return 'offered'
  return receivedToday + open + total >= limit ? 'warned' : 'offered'
}

/** Tells whether an amount may be taken in cash today for an order for which `forOrder` was received in cash before. */
export function mayReceiveCash(
  amount: Paise,
  { limit, receivedToday }: Pick<CashUsage, 'limit' | 'receivedToday'>,
  forOrder: Paise = ZERO,
): boolean {
  if (limit === null || amount === 0) return true
  return receivedToday + amount < limit && forOrder + amount < limit
}
