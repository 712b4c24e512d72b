import type { LookedUp } from './customer-section.tsx'

/** The uid of a customer: null for somebody new, undefined before anybody was looked up. */
type Uid = string | null | undefined

/**
 * Decides the customer of an order after a phone number was looked up, and whether it is a different one: a firm typed for one
 * customer is never billed for another. While the next number is incomplete, the former customer stays.
 */
export function customerAfter(
  before: Uid,
  found: LookedUp,
): { readonly uid: Uid; readonly isSomebodyElse: boolean } {
  const uid = found === undefined ? before : (found?.uid ?? null)
  return { uid, isSomebodyElse: before !== undefined && before !== uid }
}
