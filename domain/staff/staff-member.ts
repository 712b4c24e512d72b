import type { Phone } from '../identity/phone.ts'
import type { StaffRole } from './roles.ts'

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

/** How long a desk session lives after its last use, and at most; a second proof holds for `PROOF_MS`. */
export const DESK_IDLE_MS = 2 * 3_600_000
export const DESK_LIFETIME_MS = 12 * 3_600_000
export const PROOF_MS = 10 * 60_000
