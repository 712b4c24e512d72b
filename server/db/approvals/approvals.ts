import { sql, type RawBuilder } from 'kysely'
import { approvalKinds } from '#domain/notifications/customer-message.ts'
import type { CartLine } from '#domain/cart/line.ts'
import type { BuyingFor } from '#domain/firms/order-firm.ts'
import type { SeenOffers } from '#domain/offers/seen-offers.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import type { Approval, ApprovalContent } from '#domain/orders/approvals/approval.ts'
import type { Queries } from '../database.ts'

/** An order as it is placed when it is approved. */
export type ApprovedRequest = {
  readonly paymentMode: PaymentMode
  readonly addressId: string | null
  readonly lines: readonly CartLine[]
  readonly firm: BuyingFor
  /** Offers that whoever asked was shown. */
  readonly offers?: SeenOffers
}

/** A request for approval with what it orders. */
export type StoredApproval = Approval & { readonly request: ApprovedRequest }

/** Saves a new request; false when its id is taken. */
export async function insertApproval(
  queries: Queries,
  one: Pick<StoredApproval, 'id' | 'request' | 'content' | 'createdAt' | 'expiresAt'> & {
    readonly firmId: string
    readonly requesterUid: string
    readonly quotationId: string | null
  },
): Promise<boolean> {
  const added = await queries
    .insertInto('order_approvals')
    .values({
      id: one.id,
      firm_id: one.firmId,
      requester_uid: one.requesterUid,
      request: JSON.stringify(one.request),
      content: JSON.stringify(one.content),
      quotation_id: one.quotationId,
      state: 'WAITING',
      created_at: one.createdAt,
      expires_at: one.expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

type Which =
  | { readonly id: string }
  | { readonly firmId: string; readonly requesterUid?: string | undefined }
  | { readonly quotationId: string; readonly requesterUid: string }

/** Requests with the names of their firm and requester, newest first. */
export async function findApprovals(
  queries: Queries,
  which: Which,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<StoredApproval[]> {
  let query = queries
    .selectFrom('order_approvals')
    .innerJoin('firms', 'firms.id', 'order_approvals.firm_id')
    .innerJoin('partners', 'partners.uid', 'order_approvals.requester_uid')
    .selectAll('order_approvals')
    .leftJoin('quotations', (join) =>
      join
        .onRef('quotations.id', '=', 'order_approvals.quotation_id')
        .onRef('quotations.user_id', '=', 'order_approvals.requester_uid'),
    )
    .select([
      'firms.legal_name',
      'partners.name',
      'quotations.number as quotation_number',
      'quotations.state as quotation_state',
      'quotations.expires_at as quotation_expires_at',
    ])
  if ('id' in which) query = query.where('order_approvals.id', '=', which.id)
  else {
    query =
      'firmId' in which
        ? query.where('order_approvals.firm_id', '=', which.firmId)
        : query.where('order_approvals.quotation_id', '=', which.quotationId)
    if (which.requesterUid !== undefined) query = query.where('requester_uid', '=', which.requesterUid)
  }
  const rows = await query
    .orderBy('order_approvals.created_at', 'desc')
    .orderBy('order_approvals.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    firm: { id: row.firm_id, legalName: row.legal_name },
    requester: { uid: row.requester_uid, name: row.name },
    request: row.request as ApprovedRequest,
    content: row.content as ApprovalContent,
    state:
      row.state === 'WAITING' && row.expires_at <= at
        ? 'EXPIRED'
        : row.state === 'APPROVING'
          ? 'WAITING'
          : row.state,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    decidedBy: row.decided_by,
    orderNumber: row.order_number,
    quotation: quotationOf(row),
  }))
}

function quotationOf(row: {
  readonly quotation_id: string | null
  readonly quotation_number: string | null
  readonly quotation_state: string | null
  readonly quotation_expires_at: Date | null
  readonly expires_at: Date
}): Approval['quotation'] {
  const { quotation_id: id, quotation_number: number, quotation_expires_at: expiresAt } = row
  if (id === null) return null
  // one that is kept no longer ended like its request
  return {
    id,
    number: number ?? '',
    isCancelled: row.quotation_state === 'CANCELLED',
    expiresAt: expiresAt ?? row.expires_at,
  }
}

/** Counts the requests of somebody that wait. */
export async function countWaiting(queries: Queries, requesterUid: string, at: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('order_approvals')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('requester_uid', '=', requesterUid)
    .where('state', '=', 'WAITING')
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow()
  return count
}

/** Begins to place what is approved, or takes up what somebody began; false when it does not wait any more. */
export async function beginApproval(
  queries: Queries,
  { id, by, at }: { readonly id: string; readonly by: string | null; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update order_approvals set state = 'APPROVING', decided_by = ${by}
    where id = ${id} and (state = 'APPROVING' or (state = 'WAITING' and expires_at > ${at}))`.execute(queries)
  return (numAffectedRows ?? 0n) > 0n
}

/** Ends what was begun: with the order that was placed, or as a request that waits again. */
export async function endApproval(queries: Queries, id: string, orderNumber: string | null): Promise<void> {
  await (
    orderNumber === null
      ? sql`update order_approvals set state = 'WAITING', decided_by = null where id = ${id} and state = 'APPROVING'`
      : sql`update order_approvals set state = 'APPROVED', order_number = ${orderNumber} where id = ${id}`
  ).execute(queries)
}

/** Declines or withdraws a request that waits; false when it does not. */
export async function closeApproval(
  queries: Queries,
  {
    id,
    state,
    by,
    at,
  }: {
    readonly id: string
    readonly state: 'DECLINED' | 'WITHDRAWN'
    readonly by: string | null
    readonly at: Date
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update order_approvals set state = ${state}, decided_by = ${by}
    where id = ${id} and state = 'WAITING' and expires_at > ${at}`.execute(queries)
  return (numAffectedRows ?? 0n) > 0n
}

/** Approves a request that waits, with the order that accepted its quotation; false when it does not wait. */
export async function approveQuotation(
  queries: Queries,
  {
    id,
    by,
    orderNumber,
    at,
  }: {
    readonly id: string
    readonly by: string | null
    readonly orderNumber: string
    readonly at: Date
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update order_approvals set state = 'APPROVED', decided_by = ${by}, order_number = ${orderNumber}
    where id = ${id} and state = 'WAITING' and expires_at > ${at}`.execute(queries)
  return (numAffectedRows ?? 0n) > 0n
}

/** Ends the request of a quotation that waits, without an answer. */
export async function withdrawApprovalOf(
  queries: Queries,
  { id, userId }: { readonly id: string; readonly userId: string },
  by: string | null,
): Promise<void> {
  await sql`
    update order_approvals set state = 'WITHDRAWN', decided_by = ${by}
    where quotation_id = ${id} and requester_uid = ${userId} and state = 'WAITING'`.execute(queries)
}

/** Deletes requests that ended before some time; the result is how many. */
export async function deleteApprovalsBefore(queries: Queries, before: Date): Promise<number> {
  return deleteApprovals(queries, sql`expires_at < ${before}`)
}

/** Deletes the requests that somebody made. */
export async function deleteApprovalsOf(queries: Queries, uid: string): Promise<void> {
  await deleteApprovals(queries, sql`requester_uid = ${uid}`)
}

/** Deletes requests with the messages about them; the result is how many. */
async function deleteApprovals(queries: Queries, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (delete from order_approvals where ${condition} returning id), unsaid as (
      delete from customer_messages where kind in (${sql.join(approvalKinds)}) and subject_id in (select id from gone)
    )
    select count(*)::integer as count from gone`.execute(queries)
  return rows[0]?.count ?? 0
}
