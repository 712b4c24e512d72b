import { AppError } from '#domain/errors.ts'
import { MAX_FIRMS_OF_PERSON } from '#domain/firms/firm.ts'
import { countFirmsOf } from '../../../db/firms/firm-people.ts'
import type { Queries } from '../../../db/database.ts'
import { lockPartner } from '../../../db/privacy/person.ts'

/** Lets somebody be in one firm more, and holds their other firms back meanwhile. Throws `too-many-firms`. */
export async function requirePlaceFor(queries: Queries, uid: string): Promise<void> {
  await lockPartner(queries, uid)
  if ((await countFirmsOf(queries, uid)) >= MAX_FIRMS_OF_PERSON)
    throw new AppError('too-many-firms', { limit: MAX_FIRMS_OF_PERSON })
}
