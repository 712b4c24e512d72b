import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { OrderLimits } from '#domain/orders/placing/order-limits.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { findApprovals } from '../../db/approvals/approvals.ts'
import type { Database } from '../../db/database.ts'
import { readOrderTerms } from '../../db/orders/order-terms.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { billToFirm } from '../firms/steps/firm-of-order.ts'
import { buildOrder, type OrderRequest } from '../orders/steps/build-order.ts'
import { placeOfRequester, requestApproval } from './steps/request-approval.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly orderLimits: OrderLimits
  readonly jobs: Jobs
}

/** An order that somebody asks to be approved. */
export type AskRequest = {
  readonly id: string
  readonly firmId: string
  readonly order: Omit<OrderRequest, 'idempotencyKey'>
}

/**
 * Asks for approval of an order for a firm that is above the actor's limits (FIRM-01): it is built like every order, and its lines are
 * frozen as they are shown to whoever approves. Those who may approve it are told, and when nobody answers in time whoever asked is. What
 * is paid online is paid by whoever asked, after it was approved; nothing is charged before. Throws `not-found`, `firm-right-missing`, `approval-not-needed`, `too-many-approvals`, and what building an order throws.
 */
export async function askApproval(
  { database, now, orderLimits, jobs }: Dependencies,
  actor: Partner,
  { id, firmId, order: asked }: AskRequest,
): Promise<void> {
  const { queries } = database
  const at = now()
  if (asked.firm?.id !== firmId)
    throw new AppError('invalid-input', {
      faults: [{ field: 'order', code: 'order-not-for-firm' }],
    })
  const [known] = await findApprovals(queries, { id }, { at, limit: 1 })
  if (known?.requester.uid === actor.uid && known.firm.id === firmId) return
  if (known !== undefined) throw new AppError('not-found')
  const member = { firmId, uid: actor.uid }
  const place = await placeOfRequester(queries, member)
  const { plan } = await readOrderTerms(queries, istDay(at))
  const billed = await billToFirm(queries, asked.firm)
  const wanted = { ...asked, ...billed, idempotencyKey: '', at, plan, maxTotal: orderLimits.maxTotal }
  const { order } = await buildOrder(queries, actor, wanted)
  const { paymentMode, addressId, firm, offers } = asked
  // the total is what is held against the prices of the day on which it is approved
  const lines = asked.lines.map(({ seenPrice: _, ...line }) => line)
  const request = { paymentMode, addressId, lines, firm, ...(offers && { offers }) }
  await database.queries
    .transaction()
    .execute((inside) =>
      requestApproval(inside, { id, ...member, place, order, request, quotation: null, at }),
    )
  jobs.trigger('messages')
}
