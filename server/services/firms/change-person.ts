import { AppError } from '#domain/errors.ts'
import type { FirmPlace } from '#domain/firms/firm.ts'
import { leavesNoOwner, withoutIdleLimits } from '#domain/firms/firm-people.ts'
import type { Database } from '../../db/database.ts'
import { deleteFirmPerson, putFirmPerson } from '../../db/firms/firm-people.ts'
import { isStaffActor, lockFirm, type FirmActor } from './steps/open-firm.ts'
import { auditedPlace, recordFirmChange } from './steps/record-firm-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Somebody in a firm. */
export type FirmMember = { readonly id: string; readonly uid: string }

/** Changes what somebody may do in a firm (FIRM-01). Throws `firm-last-owner`, and what locking the firm throws. */
export async function changeFirmPerson(
  { database, now }: Dependencies,
  actor: FirmActor,
  { id, uid, ...asked }: FirmMember & FirmPlace,
): Promise<void> {
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const { people } = await lockFirm(queries, actor, { id, right: 'people:manage', at })
    const person = people.find((one) => one.uid === uid)
    if (person === undefined) throw new AppError('not-found')
    if (leavesNoOwner(people, uid, asked.role)) throw new AppError('firm-last-owner')
    const place = withoutIdleLimits(asked)
    await putFirmPerson(queries, { firmId: id, uid, joinedAt: at, ...place })
    await recordFirmChange(queries, actor, {
      action: 'firm.person',
      subjectId: id,
      before: { userId: uid, ...auditedPlace(person) },
      after: { userId: uid, ...auditedPlace(place) },
      at,
    })
  })
}

/**
 * Takes somebody out of a firm; everybody may leave. A repeat finds it done. Their orders stay the firm's. Throws
 * `firm-last-owner`, and what locking the firm throws.
 */
export async function removeFirmPerson(
  { database, now }: Dependencies,
  actor: FirmActor,
  { id, uid }: FirmMember,
): Promise<void> {
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const isLeaving = !isStaffActor(actor) && actor.uid === uid
    const right = isLeaving ? null : 'people:manage'
    const { people } = await lockFirm(queries, actor, { id, right, at })
    if (people.every((person) => person.uid !== uid)) return
    if (leavesNoOwner(people, uid, null)) throw new AppError('firm-last-owner')
    await deleteFirmPerson(queries, id, uid)
    await recordFirmChange(queries, actor, {
      action: 'firm.remove',
      subjectId: id,
      before: { userId: uid },
      at,
    })
  })
}
