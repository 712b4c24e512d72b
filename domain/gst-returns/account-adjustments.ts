import { istDay } from '../time/ist-day.ts'
import type { Paise } from '../money/paise.ts'
import type { TallyEntry, TallyVoucher } from './tally-xml.ts'

/** Ledgers of the other side, with their group. */
const otherSides = {
  opening: ['Balances brought forward', 'Suspense A/c'],
  charge: ['Bank charges recovered', 'Indirect Incomes'],
  'write-off': ['Bad debts', 'Indirect Expenses'],
} as const

const texts = {
  opening: 'Brought forward',
  charge: 'Charge',
  'write-off': 'Written off',
} as const

/** Kinds of entries of an account that are neither a document nor money. */
export const adjustmentKinds = Object.keys(otherSides) as (keyof typeof otherSides)[]

/** Entry of an account by which something was brought forward, charged or written off, or taken back of that. */
export type AccountAdjustment<Party> = {
  readonly id: string
  readonly at: Date
  readonly kind: keyof typeof otherSides
  readonly isTakenBack: boolean
  /** In paise; above zero it raises what is owed. */
  readonly amount: Paise
  /** Day of a bill in the book before this one. */
  readonly day: string
  readonly reference: string | null
  /** Number of the bill that is brought forward, or given up. */
  readonly bill: string | null
  readonly note: string | null
  readonly party: Party
}

/** Groups of the ledgers that adjustments name. */
export const adjustmentGroups: ReadonlyMap<string, string> = new Map(Object.values(otherSides))

/**
 * Journal vouchers of adjustments, with numbers such as `Journal/20261121/2`. A month has all of a day, so the numbers stay the
 * same whenever it is made again.
 */
export function journalVouchers<Party>(
  adjustments: readonly AccountAdjustment<Party>[],
  ledgerOf: (party: Party) => string,
): TallyVoucher[] {
  const byDay = Map.groupBy(
    adjustments.toSorted((one, other) => Number(one.at) - Number(other.at) || (one.id < other.id ? -1 : 1)),
    ({ at }) => istDay(at),
  )
  return [...byDay].flatMap(([day, ofDay]) =>
    ofDay.map((adjustment, index) => ({
      id: `account-entry-${adjustment.id}`,
      type: 'Journal' as const,
      number: `Journal/${day.replaceAll('-', '')}${index === 0 ? '' : `/${index + 1}`}`,
      day,
      narration: narrationOf(adjustment),
      entries: [
        partyLine(adjustment, ledgerOf(adjustment.party)),
        { ledger: otherSides[adjustment.kind][0], debit: 0 - adjustment.amount },
      ],
    })),
  )
}

function partyLine(
  { kind, isTakenBack, amount, bill }: AccountAdjustment<unknown>,
  ledger: string,
): TallyEntry {
  if (bill === null) return { ledger, debit: amount }
  const type = kind === 'opening' && !isTakenBack ? 'New Ref' : 'Agst Ref'
  return { ledger, debit: amount, bill: { name: bill, type } }
}

function narrationOf({ kind, isTakenBack, day, reference, bill, note }: AccountAdjustment<unknown>): string {
  const name = reference ?? bill
  const what = [texts[kind], ...(name === null ? [] : [name]), ...(kind === 'opening' ? [`of ${day}`] : [])]
  return [what.join(' '), ...(isTakenBack ? ['taken back'] : []), ...(note === null ? [] : [note])].join(', ')
}
