import { MAX_ADDRESSES } from '../addresses/address.ts'
import type { CustomerBlock } from '../identity/customer-block.ts'
import { WALK_IN } from '../orders/counter/counter-sale.ts'
import { VERIFIED } from './customer.ts'

/** Reasons that two customers cannot be merged. */
export const mergeRefusals = [
  'same',
  'walk-in',
  'staff',
  'set-aside',
  'payment-open',
  'two-accounts',
  'different-gstins',
  'too-many-addresses',
] as const
export type MergeRefusal = (typeof mergeRefusals)[number]

/** One of two customers who are to be made one, with what would move to the other. */
export type MergeSide = {
  readonly uid: string
  readonly name: string | null
  readonly phone: string
  /** ISO 8601, UTC. */
  readonly registeredAt: string
  readonly verificationStatus: string
  readonly active: boolean
  readonly block: CustomerBlock | null
  /** GST numbers of their orders. */
  readonly gstins: readonly string[]
  readonly orders: number
  readonly addresses: number
  readonly quotations: number
  readonly quotationRequests: number
  readonly notes: number
  readonly rememberedChoices: number
  readonly listRequests: number
  readonly stockAlerts: number
  /** Browsers that are signed in; those of the merged customer are signed out. */
  readonly sessions: number
  readonly isStaff: boolean
  /** Nobody signs in to it: the number may belong to somebody else by now. */
  readonly isSetAside: boolean
  /** True when an online payment of theirs may still arrive, or a refund is in doubt. */
  readonly hasOpenPayment: boolean
  /** True when they buy on credit: a ledger is only added to, so that two are not made one. */
  readonly hasCreditAccount: boolean
  /** Counts the decisions about them. */
  readonly revision: number
}

/** Preview of merging two customers, with the reasons against it. */
export type MergePreview = {
  readonly one: MergeSide
  readonly other: MergeSide
  /** Number of addresses they have together; the same one counts once. */
  readonly addresses: number
  readonly refusals: readonly MergeRefusal[]
  /** State of both as it was seen: a merge is refused when it is no longer so. */
  readonly seen: string
}

/** Previews the merge of two customers (DESK-06). */
export function previewMerge(one: MergeSide, other: MergeSide, addresses: number): MergePreview {
  return {
    one,
    other,
    addresses,
    refusals: mergeRefusals.filter((refusal) => stands(refusal, [one, other], addresses)),
    seen: [one, other].map(seenOf).toSorted().join(' '),
  }
}

function stands(
  refusal: MergeRefusal,
  [one, other]: readonly [MergeSide, MergeSide],
  addresses: number,
): boolean {
  switch (refusal) {
    case 'same':
      return one.uid === other.uid
    case 'walk-in':
      return isWalkIn(one) || isWalkIn(other)
    case 'staff':
      return one.isStaff || other.isStaff
    case 'set-aside':
      return [one, other].some((side) => side.isSetAside && !isWalkIn(side))
    case 'payment-open':
      return one.hasOpenPayment || other.hasOpenPayment
    case 'two-accounts':
      return one.hasCreditAccount && other.hasCreditAccount
    case 'different-gstins':
      return areDifferentFirms(one, other)
    case 'too-many-addresses':
      return addresses > MAX_ADDRESSES
  }
}

/** True for the record that stands for everybody without a name, who are not one customer. */
function isWalkIn({ uid }: MergeSide): boolean {
  return uid === WALK_IN.uid
}

/** Two verified customers with GST numbers are different firms when no number of theirs has the same PAN, its third to twelfth sign. */
function areDifferentFirms(one: MergeSide, other: MergeSide): boolean {
  if (one.verificationStatus !== VERIFIED || other.verificationStatus !== VERIFIED) return false
  if (one.gstins.length === 0 || other.gstins.length === 0) return false
  const pans = new Set(one.gstins.map(panOf))
  return !other.gstins.some((gstin) => pans.has(panOf(gstin)))
}

function panOf(gstin: string): string {
  return gstin.slice(2, 12)
}

/** All that a decision rests on, as one word; what comes and goes by itself, such as sessions, does not count. */
function seenOf(side: MergeSide): string {
  const { uid, phone, revision, orders, addresses, quotations, notes } = side
  return [uid, phone, revision, orders, addresses, quotations, notes].join(':')
}
