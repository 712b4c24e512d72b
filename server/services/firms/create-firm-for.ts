import { randomUUID } from 'node:crypto'
import { INVITATION_LIFETIME_MS, type NewFirm } from '#domain/firms/firm.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { insertInvitation, putFirmPerson } from '../../db/firms/firm-people.ts'
import { insertFirm } from '../../db/firms/firms.ts'
import { findPartnerByPhone } from '../../db/identity/partners.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requireFitting } from './steps/firm-facts.ts'
import { requirePlaceFor } from './steps/require-place.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Creates a firm at the desk (FIRM-01): a customer with the number owns it at once, anybody else is invited to. A repeat creates no
 * second one. Throws `not-permitted`, `billing-differs` and `too-many-firms`.
 */
export async function createFirmFor(
  { database, now }: Dependencies,
  actor: StaffActor,
  { ownerPhone, ...firm }: NewFirm & { readonly ownerPhone: Phone },
): Promise<void> {
  requirePermission(actor, 'firms:write')
  requireFitting(firm, firm.gstin)
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    if (!(await insertFirm(queries, { ...firm, createdAt: at, updatedAt: at }))) return
    const place = { role: 'owner', orderLimit: null, monthLimit: null } as const
    const owner = await findPartnerByPhone(queries, ownerPhone)
    if (owner === null) {
      const expiresAt = new Date(at.getTime() + INVITATION_LIFETIME_MS)
      const invitation = { id: randomUUID(), phone: ownerPhone, ...place, createdAt: at, expiresAt }
      await insertInvitation(queries, firm.id, { ...invitation, invitedBy: firm.legalName })
    } else {
      await requirePlaceFor(queries, owner.uid)
      await putFirmPerson(queries, { firmId: firm.id, uid: owner.uid, joinedAt: at, ...place })
    }
    await recordChange(queries, actor, {
      action: 'firm.create',
      subject: 'firm',
      subjectId: firm.id,
      after: { legalName: firm.legalName, gstin: firm.gstin },
      at,
    })
  })
}
