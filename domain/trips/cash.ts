import type { EntryMethod } from '../accounts/receipt.ts'
import type { Paise } from '../money/paise.ts'
import type { TillEntry } from '../till/till-entry.ts'
import type { CashBalances } from './cash-balance.ts'
import type { TripStatus } from './trip.ts'

/** Money received on a trip, and the cash of it that its driver still has. */
export type TripCash = {
  readonly tripId: string
  /** India's day, as `2026-11-20`. */
  readonly day: string
  readonly vehicle: string
  readonly driver: string
  readonly status: TripStatus
  readonly cash: Paise
  readonly upi: Paise
  readonly cheques: Paise
  readonly toHandIn: Paise
}

/** Cash that was counted against what was received; what is missing or too much is told by the note. */
export type HandIn = {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly tripDay: string
  readonly vehicle: string
  readonly driver: string
  readonly expected: Paise
  readonly counted: Paise
  readonly note: string | null
  readonly countedBy: string
}

/** Money that was received on delivery. */
export type LedgerEntry = {
  /** ISO 8601, UTC. */
  readonly at: string
  readonly orderId: string
  readonly orderNumber: string
  readonly method: 'CASH' | 'UPI' | 'CARD'
  readonly amount: Paise
  /** Driver who received it; null at the counter. */
  readonly driver: string | null
  readonly isHandedIn: boolean
}

/** Money that was received on account, or taken back of it. */
export type AccountMoney = {
  readonly id: string
  readonly accountId: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly name: string | null
  readonly method: EntryMethod
  readonly reference: string | null
  /** Below zero when it was taken back. */
  readonly amount: Paise
  /** Driver who took it, or from whom it was taken back; null at the office. */
  readonly driver: string | null
  readonly isHandedIn: boolean
}

/** The cash of a day, and what drivers still have of any day. */
export type CashDay = {
  readonly day: string
  readonly withDrivers: Paise
  /** Cash in the till now, whichever day is shown. */
  readonly inTill: Paise
  readonly balances: CashBalances
  readonly trips: readonly TripCash[]
  readonly handIns: readonly HandIn[]
  readonly tillEntries: readonly TillEntry[]
  readonly receipts: readonly LedgerEntry[]
  readonly accountMoney: readonly AccountMoney[]
}
