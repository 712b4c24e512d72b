import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import {
  findQuotationRequest,
  listQuotationRequests,
  settleQuotationRequest,
  type ListedQuotationRequest,
} from '../../db/quotations/quotation-requests.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

const MOST = 100

/** The requests that wait, the longest first, or those that were settled, the latest first. Throws `not-permitted`. */
export async function readQuotationRequests(
  { database }: Dependencies,
  actor: StaffActor,
  state: 'open' | 'settled',
): Promise<ListedQuotationRequest[]> {
  requirePermission(actor, 'quotations:read')
  return listQuotationRequests(database.queries, { state, limit: MOST })
}

/** One request, to make a quotation of it. Throws `not-permitted` and `not-found`. */
export async function readQuotationRequest(
  { database }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<ListedQuotationRequest> {
  requirePermission(actor, 'quotations:read')
  const [request] = await listQuotationRequests(database.queries, { id })
  if (request === undefined) throw new AppError('not-found')
  return request
}

/** The shop declines a request, with words that the customer reads. Throws `not-permitted`, `not-found`, and `edit-conflict` once it is settled. */
export async function declineQuotationRequest(
  { database, now }: Dependencies,
  actor: StaffActor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  requirePermission(actor, 'quotations:write')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const request = await findQuotationRequest(queries, id, { lock: true })
    if (request === null) throw new AppError('not-found')
    if (request.state === 'DECLINED' && request.reason === reason) return
    if (request.state !== 'ASKED')
      throw await editConflict(queries, { subject: 'quotation-request', subjectId: id })
    await settleQuotationRequest(queries, id, { state: 'DECLINED', at, by: actor.name, reason })
    await recordChange(queries, actor, {
      action: 'quotation-request.decline',
      subject: 'quotation-request',
      subjectId: id,
      after: { reason },
      at,
    })
  })
}
