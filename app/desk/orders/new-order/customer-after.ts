import type { LookedUp } from './customer-part.tsx'

/** The uid of a customer: null for somebody new, undefined before anybody was looked up. */
type Uid = string | null | undefined

/**
 * Whom an order is for once a number was looked up, and whether that is somebody else than before: a firm that was typed for one
 * customer is never billed for another. While the next number is half typed it is still the one before.
 */
export function customerAfter(
  before: Uid,
  found: LookedUp,
): { readonly uid: Uid; readonly isSomebodyElse: boolean } {
  const uid = found === undefined ? before : (found?.uid ?? null)
  return { uid, isSomebodyElse: before !== undefined && before !== uid }
}
