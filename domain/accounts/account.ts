import type { Paise } from '../money/paise.ts'
import type { Ageing } from './ageing.ts'

/** Kinds of holders that an account may have. */
export const holderKinds = ['partner', 'firm'] as const
export type HolderKind = (typeof holderKinds)[number]

/** Moments at which an order on account is held against the limit: when it is placed, packed or invoiced. */
export const creditChecks = ['ordering', 'packing', 'invoice'] as const
export type CreditCheck = (typeof creditChecks)[number]

/** The longest time that the store waits for its money, in days. */
export const MAX_CREDIT_DAYS = 365

/** Credit that the store gives to an account. */
export type CreditTerms = {
  /** Most that may be owed, in paise. */
  readonly limit: Paise
  /** Days from a bill until it is due. */
  readonly days: number
  readonly checkedAt: CreditCheck
  /** False once nothing more is given on account; what is owed stays. */
  readonly isOpen: boolean
}

/** Holder of an account, a partner or a firm, as the desk names them. */
export type AccountHolder = {
  readonly kind: HolderKind
  readonly id: string
  readonly name: string | null
  readonly phone: string | null
}

/** Sums of an account now, in paise. */
export type AccountSums = {
  /** Totals of the orders on account that have no invoice yet. */
  readonly unbilled: Paise
  /** Above zero what the holder owes, below it what the store owes them. */
  readonly balance: Paise
  /** Received and not allotted to a bill. */
  readonly advance: Paise
  /** Of the open bills what is past its day. */
  readonly overdue: Paise
  readonly ageing: Ageing
}

/** An account with its terms and what is owed. */
export type CreditAccount = AccountSums & {
  readonly id: string
  readonly holder: AccountHolder
  readonly terms: CreditTerms
  /** Counts the changes of the terms. */
  readonly revision: number
}

/** The accounts that the desk lists. */
export const accountFilters = ['all', 'owing', 'overdue', 'over-limit', 'stopped'] as const
export type AccountFilter = (typeof accountFilters)[number]
