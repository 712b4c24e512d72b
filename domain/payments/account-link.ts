import { DAY_MS } from '../time/durations.ts'
import { MIN_ONLINE_PAISE, type Payable } from './account-payment.ts'

/** Time for which a link pays into an account. */
export const ACCOUNT_LINK_MS = 30 * DAY_MS

/** A link by which an account is paid. */
export type AccountLink = {
  readonly id: string
  readonly accountId: string
  /** ISO 8601, UTC. */
  readonly expiresAt: string
  readonly isRevoked: boolean
}

/** `OPEN` while it can be paid by; `SETTLED` while nothing is owed. */
export const accountLinkStates = ['OPEN', 'SETTLED', 'EXPIRED', 'REVOKED'] as const
export type AccountLinkState = (typeof accountLinkStates)[number]

/** State of a link to an account that owes so much. */
export function accountLinkState(
  { expiresAt, isRevoked }: AccountLink,
  { all }: Payable,
  at: Date,
): AccountLinkState {
  if (isRevoked) return 'REVOKED'
  if (Date.parse(expiresAt) <= at.getTime()) return 'EXPIRED'
  return all < MIN_ONLINE_PAISE ? 'SETTLED' : 'OPEN'
}

/** The path of the page where an account is paid by a link. */
export function accountLinkPath(token: string): string {
  return `/pay-account/${token}`
}
