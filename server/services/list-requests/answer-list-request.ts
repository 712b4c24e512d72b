import { AppError } from '#domain/errors.ts'
import type { ListRequest } from '#domain/list-requests/list-request.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findListRequests, markListRequest } from '../../db/list-requests/list-requests.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Marks a request as answered, or as open again. Throws `not-permitted` and `not-found`. */
export async function answerListRequest(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  { id, isAnswered }: { readonly id: string; readonly isAnswered: boolean },
): Promise<ListRequest> {
  requirePermission(actor, 'orders:place')
  await markListRequest(queries, id, isAnswered ? { at: now(), by: actor.name } : null)
  const [request] = await findListRequests(queries, { id })
  if (request === undefined) throw new AppError('not-found')
  return request
}
