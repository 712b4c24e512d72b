import type { Billing } from './billing.ts'
import type { Gstin } from './gstin.ts'

/** A firm that orders of a partner to one of their addresses were last billed to. */
export type RememberedFirm = Billing & {
  readonly gstin: Gstin
  /** The id of that address; null where it was none of theirs, as with a quotation. */
  readonly addressId: string | null
  /** ISO 8601, UTC. */
  readonly usedAt: string
}

/** The most firms that are read of a partner. */
export const MAX_REMEMBERED_FIRMS = 50

/**
 * The firm that an order to an address is most likely billed to: the last one of that address. Whoever orders for themselves alone
 * has the same firm everywhere; a partner orders for customers, and one customer's firm is never offered for the address of another.
 */
export function firmForAddress(
  firms: readonly RememberedFirm[],
  { addressId, isPartner }: { readonly addressId: string | null; readonly isPartner: boolean },
): RememberedFirm | null {
  const latestFirst = firms.toSorted((one, other) => (one.usedAt < other.usedAt ? 1 : -1))
  const ofAddress = latestFirst.find((firm) => firm.addressId !== null && firm.addressId === addressId)
  return ofAddress ?? (isPartner ? null : (latestFirst[0] ?? null))
}
