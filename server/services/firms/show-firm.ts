import { AppError } from '#domain/errors.ts'
import type { FirmPerson, OwnFirm, ReceivedInvitation, StaffedFirm } from '#domain/firms/firm.ts'
import { firmAsSeenBy } from '#domain/firms/firm-people.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { findFirmPeople, findInvitationsTo, findOpenInvitations } from '../../db/firms/firm-people.ts'
import { findFirm, findFirmsOf } from '../../db/firms/firms.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Firms that the actor is in, and open invitations to their number (FIRM-01). */
export async function listOwnFirms(
  { database: { queries }, now }: Dependencies,
  actor: Partner,
): Promise<{ readonly firms: OwnFirm[]; readonly invitations: ReceivedInvitation[] }> {
  const invitations = await findInvitationsTo(queries, actor.phone, now())
  return {
    firms: await findFirmsOf(queries, actor.uid),
    invitations: invitations.map(({ id, role, expiresAt, invitedBy, legalName, gstin }) => ({
      id,
      role,
      expiresAt,
      invitedBy,
      legalName,
      gstin,
    })),
  }
}

/** A firm as the actor sees it by their role (FIRM-01). Throws `not-found` to whoever is not in it. */
export async function showFirm(
  { database: { queries }, now }: Dependencies,
  actor: Partner,
  id: string,
): Promise<{ readonly seen: StaffedFirm; readonly self: FirmPerson }> {
  const firm = await findFirm(queries, id)
  const people = await findFirmPeople(queries, id)
  const self = people.find(({ uid }) => uid === actor.uid)
  if (firm === null || self === undefined) throw new AppError('not-found')
  const invitations = await findOpenInvitations(queries, id, now())
  return { seen: firmAsSeenBy({ firm, people, invitations }, self), self }
}
