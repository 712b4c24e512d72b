import { add, subtract, sum, type Paise } from '../money/paise.ts'
import type { AccountHolder, CreditTerms } from './account.ts'
import type { AccountEntryKind } from './account-entry.ts'
import { ageBills, daysBetween, type Ageing } from './ageing.ts'
import type { EntryMethod } from './receipt.ts'

/** Most entries of a statement on a screen. */
export const MAX_STATEMENT_ROWS = 500
/** Most entries of a statement on paper. */
export const MAX_STATEMENT_PAPER_ROWS = 2_000
/** Most entries of a statement as CSV. */
export const MAX_STATEMENT_FILE_ROWS = 50_000
/** Open bills that a statement names; of more it says how many and their sum. */
const MAX_STATEMENT_BILLS = 200
/** The longest period of a statement, in days. */
export const MAX_STATEMENT_DAYS = 3_660

/** Days from and to, both included. */
export type StatementPeriod = { readonly from: string; readonly to: string }

/** An entry of a period, with the balance after it and what it settles or is settled by. */
export type StatementRow = {
  readonly id: string
  readonly day: string
  readonly kind: AccountEntryKind
  readonly method: EntryMethod | null
  readonly reference: string | null
  readonly document: string | null
  readonly orderId: string | null
  readonly note: string | null
  readonly dueDay: string | null
  readonly amount: Paise
  readonly balance: Paise
  readonly against: readonly {
    readonly kind: AccountEntryKind
    readonly method: EntryMethod | null
    readonly label: string | null
    readonly amount: Paise
  }[]
}

/** A bill that is open on the last day of a period. */
export type StatementBill = {
  readonly id: string
  readonly day: string
  readonly dueDay: string
  readonly kind: AccountEntryKind
  readonly reference: string | null
  readonly document: string | null
  readonly orderId: string | null
  readonly amount: Paise
  readonly open: Paise
}

/** The ledger of an account in a period, and what was open at its end. */
export type Statement = StatementPeriod & {
  readonly accountId: string
  readonly holder: AccountHolder
  readonly terms: CreditTerms
  readonly opening: Paise
  /** Sum of what raised the balance. */
  readonly debits: Paise
  /** Sum of what lowered it. */
  readonly credits: Paise
  readonly closing: Paise
  readonly rows: readonly StatementRow[]
  /** Entries of the period, of which `rows` has the first. */
  readonly count: number
  /** The oldest that were open; `otherBills` counts the rest. */
  readonly bills: readonly StatementBill[]
  readonly otherBills: { readonly count: number; readonly open: Paise }
  /** Of all that was open on the last day. */
  readonly ageing: Ageing
  readonly overdue: Paise
  readonly advance: Paise
}

/** Parts of a statement that the ledger is summed to. */
export type StatementSums = Pick<Statement, 'opening' | 'debits' | 'credits' | 'count' | 'advance'>

/** Says if days make a period that a statement covers. */
export function isStatementPeriod({ from, to }: StatementPeriod): boolean {
  const days = daysBetween(from, to)
  return days >= 0 && days <= MAX_STATEMENT_DAYS
}

/** A statement from what the ledger has (CREDIT-02): opening and entries make the closing balance, open bills less advances too. */
export function composeStatement(
  { from, to }: StatementPeriod,
  {
    account: { id, holder, terms },
    sums,
    rows,
    bills,
  }: {
    readonly account: {
      readonly id: string
      readonly holder: AccountHolder
      readonly terms: CreditTerms
    }
    readonly sums: StatementSums
    readonly rows: readonly StatementRow[]
    readonly bills: readonly StatementBill[]
  },
): Statement {
  const ageing = ageBills(bills, to)
  return {
    from,
    to,
    accountId: id,
    holder,
    terms,
    ...sums,
    closing: subtract(add(sums.opening, sums.debits), sums.credits),
    rows,
    ...composeBills(bills),
    ageing,
    overdue: add(ageing.upTo30, ageing.upTo60, ageing.upTo90, ageing.over90),
  }
}

/** The oldest of open bills, and how many others there are. */
export function composeBills(bills: readonly StatementBill[]): Pick<Statement, 'bills' | 'otherBills'> {
  const others = bills.slice(MAX_STATEMENT_BILLS)
  return {
    bills: bills.slice(0, MAX_STATEMENT_BILLS),
    otherBills: { count: others.length, open: sum(others.map(({ open }) => open)) },
  }
}

/** A statement as its customer sees it: what staff noted is theirs. */
export function withoutNotes(statement: Statement): Statement {
  return { ...statement, rows: statement.rows.map((row) => ({ ...row, note: null })) }
}
