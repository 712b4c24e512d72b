import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Approval } from '#domain/orders/approvals/approval.ts'
import type { Database } from '../../db/database.ts'
import { closeApproval, findApprovals } from '../../db/approvals/approvals.ts'
import { seeFirm } from '../firms/steps/see-firm.ts'
import { approvalToken } from './steps/approval-link.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly loginSecret: string }

const MOST = 50

/** The latest requests in a firm with their links: all of them for roles that approve, one's own for others (FIRM-01). Throws `not-found`. */
export async function listApprovals(
  { database: { queries }, now, loginSecret }: Dependencies,
  actor: Partner,
  firmId: string,
): Promise<(Approval & { readonly token: string })[]> {
  const { may } = await seeFirm(queries, actor, firmId)
  const requesterUid = may('orders:approve') ? undefined : actor.uid
  const found = await findApprovals(queries, { firmId, requesterUid }, { at: now(), limit: MOST })
  return found.map(({ request: _, ...one }) => ({ ...one, token: approvalToken(loginSecret, one.id) }))
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
