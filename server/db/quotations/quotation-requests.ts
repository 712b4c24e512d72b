import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { QuotationRequest, QuotationRequestContent } from '#domain/quotations/quotation-request.ts'
import type { Queries, Schema } from '../database.ts'

type Row = Selectable<Schema['quotation_requests']>

/** Adds a request. False when its id is another one's. */
export async function addQuotationRequest(
  queries: Queries,
  { id, userId, content, at }: Pick<QuotationRequest, 'id' | 'userId' | 'content'> & { readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await queries
    .insertInto('quotation_requests')
    .values({ id, user_id: userId, state: 'ASKED', content: JSON.stringify(content), asked_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return added === 1n
}

/** Counts the requests of a customer that wait for an answer, and those made since some time. */
export async function countQuotationRequests(
  queries: Queries,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<{ open: number; recent: number }> {
  const { rows } = await sql<{ open: number; recent: number }>`
    select count(*) filter (where state = 'ASKED')::integer as open,
      count(*) filter (where asked_at > ${since})::integer as recent
    from quotation_requests where user_id = ${userId}`.execute(queries)
  return rows[0] ?? { open: 0, recent: 0 }
}

/** One request; `lock` keeps others from settling it until the transaction ends. */
export async function findQuotationRequest(
  queries: Queries,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<QuotationRequest | null> {
  const query = queries.selectFrom('quotation_requests').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row === undefined ? null : requestFromRow(row)
}

/** The requests of a customer, the newest first. */
export async function findQuotationRequestsOf(
  queries: Queries,
  userId: string,
  limit: number,
): Promise<QuotationRequest[]> {
  const rows = await queries
    .selectFrom('quotation_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(requestFromRow)
}

/** A request with who made it. */
export type ListedQuotationRequest = QuotationRequest & {
  readonly customer: { readonly name: string | null; readonly phone: string | null }
}

/** Selection of requests: those that wait, the longest first; those that were settled, the latest first; or one. */
export type WhichQuotationRequests =
  | { readonly state: 'open' | 'settled'; readonly limit: number }
  | { readonly id: string }

/** Reads requests with who made them. */
export async function listQuotationRequests(
  queries: Queries,
  which: WhichQuotationRequests,
): Promise<ListedQuotationRequest[]> {
  const all = queries
    .selectFrom('quotation_requests')
    .innerJoin('partners', 'partners.uid', 'quotation_requests.user_id')
    .selectAll('quotation_requests')
    .select(['partners.name', 'partners.phone'])
  const chosen =
    'id' in which
      ? all.where('id', '=', which.id)
      : which.state === 'open'
        ? all.where('state', '=', 'ASKED').orderBy('asked_at').limit(which.limit)
        : all.where('state', '<>', 'ASKED').orderBy('settled_at', 'desc').limit(which.limit)
  const rows = await chosen.execute()
  return rows.map(({ name, phone, ...row }) => ({ ...requestFromRow(row), customer: { name, phone } }))
}

/** Settles a request. */
export async function settleQuotationRequest(
  queries: Queries,
  id: string,
  {
    state,
    at,
    by = null,
    reason = null,
    quotationId = null,
  }: {
    readonly state: Exclude<QuotationRequest['state'], 'ASKED'>
    readonly at: Date
    readonly by?: string | null
    readonly reason?: string | null
    readonly quotationId?: string | null
  },
): Promise<void> {
  await queries
    .updateTable('quotation_requests')
    .set({ state, settled_at: at, settled_by: by, reason, quotation_id: quotationId })
    .where('id', '=', id)
    .execute()
}

/** Counts the requests that nobody has answered. */
export async function countOpenQuotationRequests(queries: Queries): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from quotation_requests where state = 'ASKED'`.execute(queries)
  return rows[0]?.open ?? 0
}

/** Removes requests that were made before some time; the result is how many. */
export async function deleteQuotationRequestsBefore(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from quotation_requests where asked_at < ${before}`.execute(queries)
  return Number(numAffectedRows ?? 0)
}

function requestFromRow(row: Row): QuotationRequest {
  return {
    id: row.id,
    userId: row.user_id,
    state: row.state,
    content: row.content as QuotationRequestContent,
    requestedAt: row.asked_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    settledBy: row.settled_by,
    reason: row.reason,
    quotationId: row.quotation_id,
  }
}
