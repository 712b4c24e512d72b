import type { Paise } from '../money/paise.ts'
import { MAX_CREDIT_DAYS } from './account.ts'
import { daysAfter, daysBetween } from './ageing.ts'

/** Most bills of one file of an old book. */
export const MAX_OPENING_ROWS = 1_000

/** Reasons for which a row of an old book is not entered. */
export const openingIssues = [
  'no-holder',
  'holder-unknown',
  'holder-unsure',
  'amount-wrong',
  'amount-nothing',
  'day-wrong',
  'day-ahead',
  'due-wrong',
  'number-known',
] as const
export type OpeningIssue = (typeof openingIssues)[number]

/** Marks by which a row names whose bill it is, the first that it has. */
export type HolderMarks = {
  readonly phone: string | null
  readonly gstin: string | null
  readonly name: string | null
}

/** A row as it was read; null where a cell says nothing, and false where it says nothing that is sure. */
export type OpeningRow = HolderMarks & {
  /** The number of the row in the file. */
  readonly number: number
  readonly amount: Paise | false | null
  readonly day: string | false | null
  readonly dueDay: string | false | null
  readonly reference: string | null
  readonly isAdvance: boolean
}

/** An account with the marks of its holder. */
export type MarkedAccount = HolderMarks & { readonly id: string; readonly days: number }

/** A bill or advance of an old book, as it would be entered. */
export type PlannedOpening = {
  readonly number: number
  readonly name: string | null
  readonly accountId: string | null
  readonly amount: Paise | null
  readonly day: string | null
  readonly dueDay: string | null
  readonly reference: string | null
  readonly isAdvance: boolean
  /** Tells the row from others: the same row of another file is the same bill. Null where it cannot be entered. */
  readonly key: string | null
  readonly issue: OpeningIssue | null
}

/** Plans what the rows of an old book enter (CREDIT-02); equal rows of one file are as many bills. */
export function planOpenings(
  rows: readonly OpeningRow[],
  accounts: readonly MarkedAccount[],
  today: string,
): PlannedOpening[] {
  const find = accountsByMark(accounts)
  const times = new Map<string, number>()
  return rows.map((row) => {
    const planned = planOpening(row, find(row), today)
    const { accountId, isAdvance, reference, day, amount, issue } = planned
    const bill = JSON.stringify([accountId, isAdvance, reference, day, amount])
    const time = (times.get(bill) ?? 0) + 1
    times.set(bill, time)
    return { ...planned, key: issue === null ? `${bill} ${time}` : null }
  })
}

type Found = MarkedAccount | 'no-holder' | 'holder-unknown' | 'holder-unsure'

function planOpening(row: OpeningRow, found: Found, today: string): Omit<PlannedOpening, 'key'> {
  const { number, reference, isAdvance } = row
  const [account, unfound] = typeof found === 'string' ? [null, found] : [found, null]
  const [amount, day, due] = [row.amount || null, row.day || null, row.dueDay || null]
  const dueDay = isAdvance || account === null ? null : dueDayOf(day, due, account)
  return {
    number,
    name: account?.name ?? markOf(row),
    accountId: account?.id ?? null,
    amount,
    day,
    dueDay,
    reference,
    isAdvance,
    issue: unfound ?? issueOf(row, { dueDay, today }),
  }
}

function markOf({ name, phone, gstin }: HolderMarks): string | null {
  return name ?? phone ?? gstin
}

function dueDayOf(day: string | null, due: string | null, { days }: MarkedAccount): string | null {
  return day === null ? null : (due ?? daysAfter(day, days))
}

function issueOf(
  { amount, day, dueDay: typed }: OpeningRow,
  { dueDay, today }: { readonly dueDay: string | null; readonly today: string },
): OpeningIssue | null {
  if (amount === false || amount === null) return 'amount-wrong'
  if (amount === 0) return 'amount-nothing'
  if (day === false || day === null) return 'day-wrong'
  if (day > today) return 'day-ahead'
  if (typed === false) return 'due-wrong'
  if (dueDay === null) return null
  const days = daysBetween(day, dueDay)
  return days < 0 || days > MAX_CREDIT_DAYS ? 'due-wrong' : null
}

function accountsByMark(accounts: readonly MarkedAccount[]): (marks: HolderMarks) => Found {
  const known = new Map<string, MarkedAccount[]>()
  for (const account of accounts)
    for (const mark of marksOf(account)) known.set(mark, [...(known.get(mark) ?? []), account])
  return (marks) => {
    const [first] = marksOf(marks)
    if (first === undefined) return 'no-holder'
    const [account, other] = known.get(first) ?? []
    if (account === undefined) return 'holder-unknown'
    return other === undefined ? account : 'holder-unsure'
  }
}

function marksOf({ phone, gstin, name }: HolderMarks): string[] {
  return [
    ...(phone === null ? [] : [`phone ${phone}`]),
    ...(gstin === null ? [] : [`gstin ${gstin}`]),
    ...(name === null ? [] : [`name ${plainName(name)}`]),
  ]
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
