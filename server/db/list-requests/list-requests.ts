import { sql } from 'kysely'
import type { ListRequest } from '#domain/list-requests/list-request.ts'
import type { Queries } from '../database.ts'

/** Adds a request of a partner. */
export async function addListRequest(
  queries: Queries,
  { partnerUid, ...request }: { id: string; partnerUid: string; text: string; sentAt: Date },
): Promise<void> {
  await queries
    .insertInto('list_requests')
    .values({ id: request.id, partner_uid: partnerUid, text: request.text, sent_at: request.sentAt })
    .execute()
}

/**
 * Counts the requests of a partner that wait for an answer and those sent since some time, and tells whether this text waits
 * already.
 */
export async function countListRequests(
  queries: Queries,
  { partnerUid, text, since }: { partnerUid: string; text: string; since: Date },
): Promise<{ open: number; recent: number; isKnown: boolean }> {
  const { rows } = await sql<{ open: number; recent: number; isKnown: boolean }>`
    select count(*) filter (where answered_at is null)::integer as open,
      count(*) filter (where sent_at > ${since})::integer as recent,
      coalesce(bool_or(answered_at is null and text = ${text}), false) as "isKnown"
    from list_requests where partner_uid = ${partnerUid}`.execute(queries)
  return rows[0] ?? { open: 0, recent: 0, isKnown: false }
}

/** Selection of requests: those that wait, the longest first; those that were answered, the latest first; one; or a partner's. */
export type WhichRequests =
  | { readonly state: 'open' | 'answered'; readonly limit: number }
  | { readonly id: string }
  | { readonly partnerUid: string }

/** Reads requests with who sent them. */
export async function findListRequests(queries: Queries, which: WhichRequests): Promise<ListRequest[]> {
  const all = queries
    .selectFrom('list_requests')
    .innerJoin('partners', 'partners.uid', 'list_requests.partner_uid')
    .select(['id', 'text', 'sent_at', 'answered_at', 'answered_by', 'uid', 'name', 'phone'])
  const chosen =
    'state' in which
      ? which.state === 'open'
        ? all.where('answered_at', 'is', null).orderBy('sent_at').limit(which.limit)
        : all.where('answered_at', 'is not', null).orderBy('answered_at', 'desc').limit(which.limit)
      : 'id' in which
        ? all.where('id', '=', which.id)
        : all.where('partner_uid', '=', which.partnerUid).orderBy('sent_at')
  const rows = await chosen.execute()
  return rows.map(({ uid, name, phone, ...row }) => ({
    id: row.id,
    text: row.text,
    sentAt: row.sent_at,
    answeredAt: row.answered_at,
    answeredBy: row.answered_by,
    customer: { uid, name, phone },
  }))
}

/** Marks a request as answered by somebody, or as open again. */
export async function markListRequest(
  queries: Queries,
  id: string,
  answered: { readonly at: Date; readonly by: string } | null,
): Promise<void> {
  await queries
    .updateTable('list_requests')
    .set({ answered_at: answered?.at ?? null, answered_by: answered?.by ?? null })
    .where('id', '=', id)
    .execute()
}

/** Counts the requests that nobody has answered. */
export async function countOpenListRequests(queries: Queries): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from list_requests where answered_at is null`.execute(queries)
  return rows[0]?.open ?? 0
}

/** Removes requests that were sent before some time; the result is how many. */
export async function deleteListRequestsBefore(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from list_requests where sent_at < ${before}`.execute(queries)
  return Number(numAffectedRows ?? 0)
}
