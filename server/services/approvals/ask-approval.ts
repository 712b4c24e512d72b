import { AppError } from '#domain/errors.ts'
import { mayInFirm } from '#domain/firms/firm-roles.ts'
import { findPassedLimit } from '#domain/firms/order-firm.ts'
import type { Partner } from '#domain/identity/partner.ts'
import {
  APPROVAL_LIFETIME_MS,
  MAX_WAITING_APPROVALS,
  mayApprove,
  type ApprovalContent,
} from '#domain/orders/approvals/approval.ts'
import { MAX_TOLD_APPROVERS } from '#domain/order-notifications/approval-message.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderLimits } from '#domain/orders/placing/order-limits.ts'
import { istDay, startOfIstDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { countWaiting, findApprovals, insertApproval } from '../../db/approvals/approvals.ts'
import { addApprovalMessages } from '../../db/approvals/approval-messages.ts'
import { findFirmPeople } from '../../db/firms/firm-people.ts'
import { findFirmPlace, sumOrderedFor } from '../../db/firms/firm-spending.ts'
import { readOrderTerms } from '../../db/orders/order-terms.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { billToFirm } from '../firms/steps/firm-of-order.ts'
import { buildOrder, type OrderRequest } from '../orders/steps/build-order.ts'

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
  const place = await findFirmPlace(queries, { firmId, uid: actor.uid })
  if (place === null) throw new AppError('not-found')
  if (!mayInFirm(place.role, 'orders:place')) throw new AppError('firm-right-missing')
  const { plan } = await readOrderTerms(queries, istDay(at))
  const billed = await billToFirm(queries, asked.firm)
  const request = { ...asked, ...billed, idempotencyKey: '', at, plan, maxTotal: orderLimits.maxTotal }
  const { order } = await buildOrder(queries, actor, request)
  const month = startOfIstDay(`${istDay(at).slice(0, 7)}-01`)
  const spent = await sumOrderedFor(queries, { firmId, uid: actor.uid }, month)
  if (findPassedLimit(place, { total: order.grandTotal, spent }) === null)
    throw new AppError('approval-not-needed')
  if ((await countWaiting(queries, actor.uid, at)) >= MAX_WAITING_APPROVALS)
    throw new AppError('too-many-approvals', { limit: MAX_WAITING_APPROVALS })
  const { paymentMode, addressId, firm, offers } = asked
  // the total is what is held against the prices of the day on which it is approved
  const lines = asked.lines.map(({ seenPrice: _, ...line }) => line)
  const expiresAt = new Date(at.getTime() + APPROVAL_LIFETIME_MS)
  const approval = {
    id,
    firmId,
    requesterUid: actor.uid,
    request: { paymentMode, addressId, lines, firm, ...(offers && { offers }) },
    content: contentOf(order),
    createdAt: at,
    expiresAt,
  }
  const approvers = (await findFirmPeople(queries, firmId))
    .filter((person) => person.uid !== actor.uid && mayApprove(person, order.grandTotal))
    .slice(0, MAX_TOLD_APPROVERS)
  await database.queries.transaction().execute(async (inside) => {
    if (!(await insertApproval(inside, approval))) return
    await addApprovalMessages(inside, [
      ...approvers.map(({ uid }) => ({ approvalId: id, uid, kind: 'ASKED' as const, dueAt: at })),
      { approvalId: id, uid: actor.uid, kind: 'EXPIRED', dueAt: expiresAt },
    ])
  })
  jobs.trigger('messages')
}

function contentOf({ orderItems, grandTotal, paymentMode, shippingAddress, firm }: Order): ApprovalContent {
  const { street, city } = shippingAddress
  return {
    lines: orderItems.map(({ productName, quantity, priceWithGst, variantSpecs: { options, unit } }) => ({
      productName,
      options,
      quantity,
      unit,
      price: priceWithGst,
    })),
    total: grandTotal,
    paymentMode,
    destination: firm?.site?.name ?? [street, city].filter((text) => text.trim() !== '').join(', '),
    poNumber: firm?.poNumber ?? null,
    reference: firm?.reference ?? null,
  }
}
