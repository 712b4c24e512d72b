import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import {
  DECLINED_FOR_MS,
  INVITATION_LIFETIME_MS,
  MAX_FIRM_PEOPLE,
  MAX_INVITATIONS_A_DAY,
  type FirmPlace,
} from '#domain/firms/firm.ts'
import { withoutIdleLimits } from '#domain/firms/firm-people.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database, Queries } from '../../db/database.ts'
import { endInvitation, insertInvitation, readInvitationHistory } from '../../db/firms/firm-people.ts'
import { isStaffActor, lockFirm, type FirmActor } from './steps/open-firm.ts'
import { auditedPlace, recordFirmChange } from './steps/record-firm-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** An invitation of a number to a firm. */
export type InvitationRequest = FirmPlace & { readonly id: string; readonly phone: Phone }

/**
 * Invites a number to a firm, in the place of an open invitation to it; whoever signs in with it finds the invitation (FIRM-01).
 * Throws `already-in-firm`, `firm-full`, `too-many-invitations`, `invitation-declined`, and what locking the firm throws.
 */
export async function inviteToFirm(
  { database, now }: Dependencies,
  actor: FirmActor,
  { id, phone, ...asked }: InvitationRequest,
): Promise<void> {
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const { firm, people, invitations } = await lockFirm(queries, actor, { id, right: 'people:manage', at })
    if (people.some((person) => person.phone === phone)) throw new AppError('already-in-firm')
    const others = invitations.filter((one) => one.phone !== phone)
    if (people.length + others.length >= MAX_FIRM_PEOPLE)
      throw new AppError('firm-full', { limit: MAX_FIRM_PEOPLE })
    await requireMeasure(queries, { id, phone, at })
    const place = withoutIdleLimits(asked)
    await insertInvitation(queries, id, {
      id: randomUUID(),
      phone,
      ...place,
      createdAt: at,
      expiresAt: new Date(at.getTime() + INVITATION_LIFETIME_MS),
      invitedBy: isStaffActor(actor) ? firm.legalName : (actor.name ?? actor.phone),
    })
    // the number is left out: the log outlives an erasure
    await recordFirmChange(queries, actor, {
      action: 'firm.invite',
      subjectId: id,
      after: auditedPlace(place),
      at,
    })
  })
}

/** Keeps a firm from inviting whom it likes as often as it likes. */
async function requireMeasure(
  queries: Queries,
  { id, phone, at }: { readonly id: string; readonly phone: Phone; readonly at: Date },
): Promise<void> {
  const { made, wasDeclined } = await readInvitationHistory(queries, id, {
    phone,
    since: new Date(at.getTime() - DAY_MS),
    declinedSince: new Date(at.getTime() - DECLINED_FOR_MS),
  })
  if (made >= MAX_INVITATIONS_A_DAY)
    throw new AppError('too-many-invitations', { limit: MAX_INVITATIONS_A_DAY })
  if (wasDeclined) throw new AppError('invitation-declined')
}

/** Withdraws an open invitation; one that has ended stays so. Throws what locking the firm throws. */
export async function withdrawInvitation(
  { database, now }: Dependencies,
  actor: FirmActor,
  { id, invitationId }: { readonly id: string; readonly invitationId: string },
): Promise<void> {
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockFirm(queries, actor, { id, right: 'people:manage', at })
    const wasOpen = await endInvitation(queries, { firmId: id, id: invitationId, state: 'WITHDRAWN', at })
    if (wasOpen) await recordFirmChange(queries, actor, { action: 'firm.withdraw', subjectId: id, at })
  })
}
