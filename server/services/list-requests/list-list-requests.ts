import { AppError } from '#domain/errors.ts'
import type { ListRequest } from '#domain/list-requests/list-request.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findListRequests } from '../../db/list-requests/list-requests.ts'

type Dependencies = { readonly database: Database }

const MOST = 100

/** The requests that wait, the longest first, or those that were answered, the latest first. Throws `not-permitted`. */
export async function listListRequests(
  { database }: Dependencies,
  actor: StaffActor,
  state: 'open' | 'answered',
): Promise<ListRequest[]> {
  requirePermission(actor, 'orders:place')
  return findListRequests(database.queries, { state, limit: MOST })
}

/** One request, to make an order of it. Throws `not-permitted` and `not-found`. */
export async function findListRequest(
  { database }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<ListRequest> {
  requirePermission(actor, 'orders:place')
  const [request] = await findListRequests(database.queries, { id })
  if (request === undefined) throw new AppError('not-found')
  return request
}
