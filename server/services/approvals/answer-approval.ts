import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Paise } from '#domain/money/paise.ts'
import { mayApprove, type Approval } from '#domain/orders/approvals/approval.ts'
import type { Queries } from '../../db/database.ts'
import {
  beginApproval,
  closeApproval,
  endApproval,
  findApprovals,
  type StoredApproval,
} from '../../db/approvals/approvals.ts'
import { addApprovalMessages } from '../../db/approvals/approval-messages.ts'
import { findFirmPlace } from '../../db/firms/firm-spending.ts'
import { findPartner } from '../../db/identity/partners.ts'
import { placeOrder, type PlaceOrderDependencies } from '../orders/steps/place-order.ts'
import { approvalOfToken } from './steps/approval-link.ts'
import { placeApprovedQuotation } from './answer-approval/place-approved-quotation.ts'

/** An answer to a request, with the total that was shown. */
export type ApprovalAnswer = {
  readonly token: string
  readonly answer: 'approve' | 'decline'
  readonly total: Paise
}

/**
 * The request that a link leads to (FIRM-01). Holders of the link see products, sums, the names of firm, site and requester, and no
 * address or number. Throws `not-found` for a link that this store did not make.
 */
export async function showApproval(
  { database: { queries }, now, loginSecret }: PlaceOrderDependencies,
  token: string,
): Promise<Approval> {
  return findOfToken(queries, { loginSecret, token, at: now() })
}

/**
 * Somebody in the firm answers a request (FIRM-01). An approved order is placed once, as an order of whoever asked, at the total that was
 * shown or not at all; when that fails the request waits again. A quotation is accepted at its own prices (FIRM-06). Of two different answers the first counts, and a repeat changes nothing.
 * Throws `not-found`, `firm-right-missing`, `firm-approver-limit`, `approval-over`, `amount-changed`, and what placing an order throws.
 */
export async function answerApproval(
  dependencies: PlaceOrderDependencies,
  actor: Partner,
  { token, answer, total }: ApprovalAnswer,
): Promise<Approval> {
  const { database, now, loginSecret } = dependencies
  const { queries } = database
  const at = now()
  const found = await findOfToken(queries, { loginSecret, token, at })
  const place = await findFirmPlace(queries, { firmId: found.firm.id, uid: actor.uid })
  if (place === null) throw new AppError('not-found')
  const isRepeated = found.state === (answer === 'approve' ? 'APPROVED' : 'DECLINED')
  if (isRepeated) return found
  if (!mayApprove(place, total)) throw new AppError('firm-approver-limit')
  const approved = { total, approver: actor, at }
  const isOpen = await (answer === 'decline'
    ? decline(dependencies, found, { by: actor.name, at })
    : found.quotation === null
      ? approve(dependencies, found, approved)
      : approveQuotation(dependencies, found, approved))
  const after = await findOfToken(queries, { loginSecret, token, at })
  if (!isOpen && after.state !== (answer === 'approve' ? 'APPROVED' : 'DECLINED'))
    throw new AppError('approval-over')
  return after
}

/** Declines a request and tells whoever asked; false when it does not wait any more. */
async function decline(
  { database, jobs }: PlaceOrderDependencies,
  { id, requester: { uid } }: StoredApproval,
  { by, at }: { readonly by: string | null; readonly at: Date },
): Promise<boolean> {
  const isClosed = await database.queries.transaction().execute(async (queries) => {
    if (!(await closeApproval(queries, { id, state: 'DECLINED', by, at }))) return false
    await addApprovalMessages(queries, [{ approvalId: id, uid, kind: 'DECLINED', dueAt: at }])
    return true
  })
  jobs.trigger('messages')
  return isClosed
}

type Approved = { readonly total: Paise; readonly approver: Partner; readonly at: Date }

/** Approves an order at the prices of the day; false when it does not wait any more. */
async function approve(
  dependencies: PlaceOrderDependencies,
  found: StoredApproval,
  approved: Approved,
): Promise<boolean> {
  const { approver, at } = approved
  const begun = { id: found.id, by: approver.name, at }
  if (!(await beginApproval(dependencies.database.queries, begun))) return false
  await placeApproved(dependencies, found, approved)
  return true
}

/** Approves what accepts a quotation; false when it does not wait any more. */
async function approveQuotation(
  dependencies: PlaceOrderDependencies,
  found: StoredApproval,
  approved: Approved,
): Promise<boolean> {
  if (found.state !== 'WAITING') return false
  await placeApprovedQuotation(dependencies, found, approved)
  return true
}

/** Places what was approved for whoever asked; the key makes one order of it however often it is tried. */
async function placeApproved(
  dependencies: PlaceOrderDependencies,
  { id, request, requester }: StoredApproval,
  { total, approver }: Approved,
): Promise<void> {
  const { queries } = dependencies.database
  try {
    const { orderNumber } = await placeOrder(dependencies, await findPartner(queries, requester.uid), {
      ...request,
      buyerGstin: null,
      idempotencyKey: `approval-${id}`,
      seenTotal: total,
      approvedBy: approver.uid,
    })
    await dependencies.database.queries.transaction().execute(async (inside) => {
      await endApproval(inside, id, orderNumber)
      await addApprovalMessages(inside, [
        { approvalId: id, uid: requester.uid, kind: 'APPROVED', dueAt: dependencies.now() },
      ])
    })
    dependencies.jobs.trigger('messages')
  } catch (error) {
    await endApproval(queries, id, null)
    throw error
  }
}

async function findOfToken(
  queries: Queries,
  { loginSecret, token, at }: { readonly loginSecret: string; readonly token: string; readonly at: Date },
): Promise<StoredApproval> {
  const id = approvalOfToken(loginSecret, token)
  const [found] = id === null ? [] : await findApprovals(queries, { id }, { at, limit: 1 })
  if (found === undefined) throw new AppError('not-found')
  return found
}
