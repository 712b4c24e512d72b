import type { Phone } from '../identity/phone.ts'
import type { StaffRole } from './roles.ts'
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts'

/** A member of staff: a partner to whom a role has been granted. */
export type StaffMember = {
  /** The uid of the partner record. */
  readonly uid: string
  readonly phone: Phone
  readonly name: string
  readonly role: StaffRole
  /** ISO 8601, UTC. */
  readonly grantedAt: string
  readonly grantedBy: string
}

/** Session of a member of staff at the desk. */
export type StaffSession = {
  readonly device: string
  /** ISO 8601, UTC. */
  readonly openedAt: string
  readonly seenAt: string
}

/** A member of staff and where they are signed in, the last used first. */
export type StaffMemberAtWork = StaffMember & { readonly sessions: readonly StaffSession[] }

/** Time that a desk session lives after its last use. A driver may be without a network for most of a day. */
export function deskIdleMs(role: StaffRole): number {
  return role === 'driver' ? DESK_LIFETIME_MS : 2 * HOUR_MS
}

/** Longest time that a desk session lives; a second proof holds for `PROOF_MS`. */
export const DESK_LIFETIME_MS = 12 * HOUR_MS
export const PROOF_MS = 10 * MINUTE_MS
