import { ZERO, subtract, type Paise } from '../money/paise.ts'
import type { Reason } from '../problem/reasons.ts'

/** Entries of staff about the till: a count, money put in, money taken out. */
export const tillEntryKinds = ['counted', 'put-in', 'taken-out'] as const

export type TillEntryKind = (typeof tillEntryKinds)[number]

/** Reasons for putting money into the till. */
export const putInReasons = ['float', 'owner', 'other'] as const

/** Reasons for taking money out of the till. */
export const takenOutReasons = ['bank', 'expense', 'owner', 'other'] as const

export type TillReason = (typeof putInReasons)[number] | (typeof takenOutReasons)[number]

/** ₹1 crore, in paise: what is above it is a slip of typing. */
export const MAX_TILL_AMOUNT = 1_000_000_000

/** An entry as it is made: of a count `amount` is what was found, and `expected` what the till should hold. */
export type NewTillEntry =
  | {
      readonly id: string
      readonly kind: 'counted'
      readonly amount: Paise
      /** Below nothing when more was given back than was ever recorded as put in. */
      readonly expected: Paise
      readonly reason: null
      readonly note: string | null
    }
  | {
      readonly id: string
      readonly kind: 'put-in' | 'taken-out'
      readonly amount: Paise
      readonly expected: null
      readonly reason: TillReason
      readonly note: string | null
    }

/** An entry with who made it and when. */
export type TillEntry = NewTillEntry & {
  /** ISO 8601, UTC. */
  readonly at: string
  readonly enteredBy: string
}

/** Change by an entry of the cash in the till: of a count the difference. */
export function moveOfTill(entry: Pick<NewTillEntry, 'kind' | 'amount' | 'expected'>): Paise {
  if (entry.kind === 'counted') return subtract(entry.amount, entry.expected ?? ZERO)
  return entry.kind === 'put-in' ? entry.amount : subtract(ZERO, entry.amount)
}

/** Tells whether an entry says nothing without a note: a difference, an expense, and any other reason. */
export function needsNote(
  entry: Pick<NewTillEntry, 'kind' | 'amount' | 'expected'> & { readonly reason: TillReason | null },
): boolean {
  if (entry.kind === 'counted') return moveOfTill(entry) !== 0
  return entry.reason === 'expense' || entry.reason === 'other'
}

/** Reason that an entry cannot be made whatever the till holds; null when it can. */
export function tillEntryIssue(entry: NewTillEntry): Reason | null {
  if (entry.amount < 0 || entry.amount > MAX_TILL_AMOUNT)
    return { code: 'till-amount-too-large', most: MAX_TILL_AMOUNT }
  if (entry.kind !== 'counted' && entry.amount === 0) return { code: 'till-amount-is-nothing' }
  if (needsNote(entry) && entry.note === null) return { code: 'needs-note' }
  return null
}
