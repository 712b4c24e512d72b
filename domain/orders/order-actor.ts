import type { StaffActor } from '../staff/staff-actor.ts'

/** Actor of a change of an order: its customer, a member of staff, or the program itself. */
export type OrderActor =
  | { readonly kind: 'customer'; readonly uid: string }
  | StaffActor
  | { readonly kind: 'system' }
