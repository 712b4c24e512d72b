import { AppError } from '#domain/errors.ts'
import type { NewFirm } from '#domain/firms/firm.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { findFirmPeople, putFirmPerson } from '../../db/firms/firm-people.ts'
import { findFirm, insertFirm } from '../../db/firms/firms.ts'
import { requireFitting } from './steps/firm-facts.ts'
import { requirePlaceFor } from './steps/require-place.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Creates a firm of which the actor is the owner (FIRM-01). Throws `billing-differs`, `too-many-firms`, and `not-found` for a foreign id. */
export async function createFirm(
  { database, now }: Dependencies,
  actor: Partner,
  firm: NewFirm,
): Promise<void> {
  requireFitting(firm, firm.gstin)
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    if ((await findFirm(queries, firm.id)) !== null) {
      const people = await findFirmPeople(queries, firm.id)
      if (people.every(({ uid }) => uid !== actor.uid)) throw new AppError('not-found')
      return
    }
    await requirePlaceFor(queries, actor.uid)
    if (!(await insertFirm(queries, { ...firm, createdAt: at, updatedAt: at }))) return
    const place = { role: 'owner', orderLimit: null, monthLimit: null } as const
    await putFirmPerson(queries, { firmId: firm.id, uid: actor.uid, joinedAt: at, ...place })
  })
}
