import { subtract, atLeastZero, add, type Paise } from '../money/paise.ts'
import type { SpendingLimits } from './firm.ts'

/** The firm that an order is for, with its purchase order as the buyer named it; frozen with the order. */
export type OrderFirm = {
  readonly id: string
  readonly poNumber: string | null
  /** A text that is printed on the papers besides, such as a work or a person. */
  readonly reference: string | null
  /** The site that it goes to; absent where it goes to an address of whoever ordered. */
  readonly site?: { readonly id: string; readonly name: string }
}

/** The firm that somebody wants to order for. */
export type BuyingFor = Omit<OrderFirm, 'site'> & {
  /** The site that it is to go to. */
  readonly siteId?: string | undefined
}

export const PO_NUMBER_LENGTH = 40
export const PO_REFERENCE_LENGTH = 60

/** A limit that an order would pass, with how much of it is left for this order. */
export type PassedLimit = { readonly code: 'firm-order-limit' | 'firm-month-limit'; readonly left: Paise }

/** The limit of somebody that an order would pass, the one for an order first; null within both. `spent` is in the month so far. */
export function findPassedLimit(
  { orderLimit, monthLimit }: SpendingLimits,
  { total, spent }: { readonly total: Paise; readonly spent: Paise },
): PassedLimit | null {
  if (orderLimit !== null && total > orderLimit) return { code: 'firm-order-limit', left: orderLimit }
  if (monthLimit !== null && add(spent, total) > monthLimit)
    return { code: 'firm-month-limit', left: atLeastZero(subtract(monthLimit, spent)) }
  return null
}
