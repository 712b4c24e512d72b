import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import {
  endInvitation,
  findFirmPeople,
  findInvitationsTo,
  putFirmPerson,
} from '../../db/firms/firm-people.ts'
import { findFirm } from '../../db/firms/firms.ts'
import { requirePlaceFor } from './steps/require-place.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Accepts or declines an invitation to the actor's own number (FIRM-01). Throws `invitation-over` for one that is not open, or is
 * another's, and `too-many-firms`.
 */
export async function answerInvitation(
  { database, now }: Dependencies,
  actor: Partner,
  { id, answer }: { readonly id: string; readonly answer: 'accept' | 'decline' },
): Promise<void> {
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const isOwn = ({ id: own }: { readonly id: string }) => own === id
    const seen = (await findInvitationsTo(queries, actor.phone, at)).find(isOwn)
    if (seen === undefined) throw new AppError('invitation-over')
    const { firmId } = seen
    await findFirm(queries, firmId, { lock: true })
    const state = answer === 'accept' ? 'ACCEPTED' : 'DECLINED'
    if (!(await endInvitation(queries, { firmId, id, state, at }))) throw new AppError('invitation-over')
    const isIn = (await findFirmPeople(queries, firmId)).some(({ uid }) => uid === actor.uid)
    if (answer === 'decline' || isIn) return
    await requirePlaceFor(queries, actor.uid)
    const { role, orderLimit, monthLimit } = seen
    await putFirmPerson(queries, { firmId, uid: actor.uid, joinedAt: at, role, orderLimit, monthLimit })
  })
}
