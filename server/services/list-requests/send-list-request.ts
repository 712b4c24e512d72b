import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { MAX_OPEN_REQUESTS, MAX_REQUESTS_A_DAY } from '#domain/list-requests/list-request.ts'
import type { Database } from '../../db/database.ts'
import { addListRequest, countListRequests } from '../../db/list-requests/list-requests.ts'
import { lockPartner } from '../../db/privacy/person.ts'
import { DAY_MS } from '#domain/time/durations.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Sends lines that were not found to the shop (QO-08). A text that waits for an answer already is not sent twice. Throws
 * `too-many-requests` when too many of the partner wait, or were sent in a day.
 */
export async function sendListRequest(
  { database, now }: Dependencies,
  { uid }: Partner,
  text: string,
): Promise<void> {
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockPartner(queries, uid)
    const since = new Date(at.getTime() - DAY_MS)
    const { open, recent, isKnown } = await countListRequests(queries, { partnerUid: uid, text, since })
    if (isKnown) return
    if (open >= MAX_OPEN_REQUESTS || recent >= MAX_REQUESTS_A_DAY)
      throw new AppError('too-many-requests', {
        retryAfterSeconds: 3_600,
      })
    await addListRequest(queries, { id: randomUUID(), partnerUid: uid, text, sentAt: at })
  })
}
