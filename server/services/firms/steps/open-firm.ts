import { AppError } from '#domain/errors.ts'
import type { Firm, FirmInvitation, FirmPerson } from '#domain/firms/firm.ts'
import { mayInFirm, type FirmRight } from '#domain/firms/firm-roles.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import { findFirmPeople, findOpenInvitations } from '../../../db/firms/firm-people.ts'
import { findFirm } from '../../../db/firms/firms.ts'

/** Somebody of the firm, or a member of staff. */
export type FirmActor = Partner | StaffActor

/** Tells whether staff act. */
export function isStaffActor(actor: FirmActor): actor is StaffActor {
  return 'kind' in actor
}

/** A firm that is open to an actor; `self` is their own place, null for staff. */
export type OpenFirm = {
  readonly firm: Firm
  readonly people: readonly FirmPerson[]
  readonly invitations: readonly FirmInvitation[]
  readonly self: FirmPerson | null
}

/**
 * Locks a firm for an actor who needs a right in it; staff need `firms:write`. Throws `not-found` to whoever is not in it,
 * `firm-right-missing`, and `not-permitted` to staff.
 */
export async function lockFirm(
  queries: Queries,
  actor: FirmActor,
  { id, right, at }: { readonly id: string; readonly right: FirmRight | null; readonly at: Date },
): Promise<OpenFirm> {
  if (isStaffActor(actor)) requirePermission(actor, 'firms:write')
  const firm = await findFirm(queries, id, { lock: true })
  if (firm === null) throw new AppError('not-found')
  const people = await findFirmPeople(queries, id)
  const invitations = await findOpenInvitations(queries, id, at)
  if (isStaffActor(actor)) return { firm, people, invitations, self: null }
  const self = people.find(({ uid }) => uid === actor.uid)
  if (self === undefined) throw new AppError('not-found')
  if (right !== null && !mayInFirm(self.role, right)) throw new AppError('firm-right-missing')
  return { firm, people, invitations, self }
}
