import type { Paise } from '../../money/paise.ts'
import type { PriceHolder, PriceListContent, PriceRule } from '../price-list.ts'
import { targetIssues, type FoundTarget, type TargetCells, type TargetFacts } from './target-cells.ts'

/** Most rows of one file of a price list. */
export const MAX_LIST_ROWS = 1_000

/** Reasons for which a row of a file of a price list cannot be taken. */
export const listIssues = [
  ...targetIssues,
  'cell-unreadable',
  'percent-wrong',
  'percent-unsure',
  'price-wrong',
  'price-and-percent',
  'nothing-given',
  'price-not-of-product',
  'quantity-wrong',
  'row-twice',
  'too-many-quantities',
  'too-many-rules',
  'day-wrong',
  'days-differ',
  'ends-before-start',
  'holder-unknown',
  'holder-unsure',
  'holder-full',
  'holders-differ',
  'too-many-holders',
] as const
export type ListIssue = (typeof listIssues)[number]

/** States of a row: new in the list, with another price than there, as it is there, or not to be taken. */
export const listRowStates = ['new', 'changed', 'same', 'refused'] as const
export type ListRowState = (typeof listRowStates)[number]

/** A row as it was read; null where a cell says nothing, and false where it says nothing that is sure. */
export type ListRow = TargetCells & {
  /** The number of the row in the file. */
  readonly number: number
  /** True where a cell that is read has an error, or a formula without its value. */
  readonly isUnreadable: boolean
  /** In hundredths of a per cent; `unsure` where 0.05 may be 5 %. */
  readonly percentOff: number | 'unsure' | false | null
  readonly price: Paise | false | null
  readonly from: number | false | null
  readonly fromDay: string | false | null
  readonly untilDay: string | false | null
  /** Phones and GSTINs. */
  readonly holders: readonly string[]
}

export type FoundHolder = PriceHolder & {
  readonly label: string
  /** True for one on as many lists as anybody may be, without this one. */
  readonly isFull: boolean
}

/** Knowledge that rows are held against. */
export type ListFacts = TargetFacts & {
  /** The list as it is; null for a new one. */
  readonly list: PriceListContent | null
  readonly today: string
  /** Fate of what the file leaves out. */
  readonly rest: ListRest
  readonly holder: (mark: string) => FoundHolder | 'unknown' | 'unsure'
}

/** Fates of prices that a file leaves out. */
export const listRests = ['stays', 'goes'] as const
export type ListRest = (typeof listRests)[number]

export type Given = Pick<PriceRule, 'percentOff' | 'price'>

export type PlannedListRow = Given & {
  readonly number: number
  /** Null where a row is for customers alone. */
  readonly target: FoundTarget['target'] | null
  /** Target as people know it, or as the row has it. */
  readonly label: string
  readonly from: number
  /** Price in the list now. */
  readonly before: Given | null
  readonly state: ListRowState
  readonly issue: ListIssue | null
}

export type PlannedList = {
  readonly rows: readonly PlannedListRow[]
  readonly fromDay: string
  readonly untilDay: string | null
  readonly holders: readonly PriceHolder[]
  readonly rules: readonly PriceRule[]
  /** Names of those who come to the list, and the number of those who leave it. */
  readonly added: readonly string[]
  readonly left: number
  /** Rules of the list that the file leaves out and that go. */
  readonly gone: readonly PriceRule[]
  readonly hasChanged: boolean
}
