import { AppError } from '#domain/errors.ts'
import { mayInFirm } from '#domain/firms/firm-roles.ts'
import { findPassedLimit } from '#domain/firms/order-firm.ts'
import type { Partner } from '#domain/identity/partner.ts'
import {
  APPROVAL_LIFETIME_MS,
  MAX_WAITING_APPROVALS,
  type ApprovalContent,
} from '#domain/orders/approvals/approval.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderLimits } from '#domain/orders/placing/order-limits.ts'
import { istDay, startOfIstDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { countWaiting, findApprovals, insertApproval } from '../../db/approvals/approvals.ts'
import { findFirmPlace, sumOrderedFor } from '../../db/firms/firm-spending.ts'
import { readOrderTerms } from '../../db/orders/order-terms.ts'
import { billToFirm } from '../firms/steps/firm-of-order.ts'
import { buildOrder, type OrderRequest } from '../orders/steps/build-order.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly orderLimits: OrderLimits
}

/** An order that somebody asks to be approved. */
export type AskRequest = {
  readonly id: string
  readonly firmId: string
  readonly order: Omit<OrderRequest, 'idempotencyKey'>
}

/**
 * Asks for approval of an order for a firm that is above the actor's limits (FIRM-01): it is built like every order, and its lines are
 * frozen as they are shown to whoever approves. What is paid online is not asked for, since nobody pays in the name of
 * others. Throws `not-found`, `firm-right-missing`, `approval-not-needed`, `too-many-approvals`, and what building an order throws.
 */
export async function askApproval(
  { database: { queries }, now, orderLimits }: Dependencies,
  actor: Partner,
  { id, firmId, order: asked }: AskRequest,
): Promise<void> {
  const at = now()
  if (asked.firm?.id !== firmId || asked.paymentMode === 'ONLINE')
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
  const { paymentMode, addressId, firm } = asked
  // the total is what is held against the prices of the day on which it is approved
  const lines = asked.lines.map(({ seenPrice: _, ...line }) => line)
  await insertApproval(queries, {
    id,
    firmId,
    requesterUid: actor.uid,
    request: { paymentMode, addressId, lines, firm },
    content: contentOf(order),
    createdAt: at,
    expiresAt: new Date(at.getTime() + APPROVAL_LIFETIME_MS),
  })
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
