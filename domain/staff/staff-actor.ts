import type { StaffRole } from './roles.ts'

/** A member of staff who performs a use case, or the operator of the server with a command. */
export type StaffActor = {
  readonly kind: 'staff'
  readonly name: string
  /** The uid of their partner record; null for a command. */
  readonly uid: string | null
  readonly role: StaffRole
  /** True when they have proved who they are a short while ago (STAFF-03). */
  readonly isProved: boolean
}

/** Actor of the commands on the server, whose user may do what the owner may. */
export function operator(name: string): StaffActor {
  return { kind: 'staff', name, uid: null, role: 'owner', isProved: true }
}
