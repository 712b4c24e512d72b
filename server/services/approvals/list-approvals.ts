import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Approval } from '#domain/orders/approvals/approval.ts'
import { paymentLinkPath, paymentLinkState } from '#domain/payments/payment-link.ts'
import type { Database } from '../../db/database.ts'
import { closeApproval, findApprovals } from '../../db/approvals/approvals.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { seeFirm } from '../firms/steps/see-firm.ts'
import { paymentLinkTokenOf } from '../payments/steps/payment-link-token.ts'
import { approvalToken } from './steps/approval-link.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly loginSecret: string }

const MOST = 50

/** A request as it is listed: with the token of its link, and for whoever asked with the path where its order is paid, while that waits. */
export type ListedApproval = Approval & { readonly token: string; readonly payPath: string | null }

/** The latest requests in a firm with their links: all of them for roles that approve, one's own for others (FIRM-01). Throws `not-found`. */
export async function listApprovals(
  { database: { queries }, now, loginSecret }: Dependencies,
  actor: Partner,
  firmId: string,
): Promise<ListedApproval[]> {
  const at = now()
  const { may } = await seeFirm(queries, actor, firmId)
  const requesterUid = may('orders:approve') ? undefined : actor.uid
  const found = await findApprovals(queries, { firmId, requesterUid }, { at, limit: MOST })
  const unpaid = (
    await findOrders(queries, { customer: actor.uid, status: 'INITIATED', limit: MOST })
  ).filter((order) => paymentLinkState(order, at) === 'WAITING')
  return found.map(({ request: _, ...one }) => {
    const order = unpaid.find(({ orderNumber }) => orderNumber === one.orderNumber)
    return {
      ...one,
      token: approvalToken(loginSecret, one.id),
      payPath: order ? paymentLinkPath(paymentLinkTokenOf(loginSecret, order.orderId)) : null,
    }
  })
}

/** Withdraws a request of one's own (FIRM-01). Throws `not-found`, and `approval-over` once it does not wait any more. */
export async function withdrawApproval(
  { database: { queries }, now }: Dependencies,
  actor: Partner,
  { firmId, id }: { readonly firmId: string; readonly id: string },
): Promise<void> {
  const at = now()
  const [found] = await findApprovals(queries, { id }, { at, limit: 1 })
  if (found?.firm.id !== firmId || found.requester.uid !== actor.uid) throw new AppError('not-found')
  if (found.state === 'WITHDRAWN') return
  const by = actor.name
  if (!(await closeApproval(queries, { id, state: 'WITHDRAWN', by, at }))) throw new AppError('approval-over')
}
