import { AppError } from '#domain/errors.ts'
import type { FirmPlace } from '#domain/firms/firm.ts'
import { mayInFirm } from '#domain/firms/firm-roles.ts'
import { MAX_TOLD_APPROVERS } from '#domain/order-notifications/approval-message.ts'
import {
  approvalEndsAt,
  approversOf,
  MAX_WAITING_APPROVALS,
  type ApprovalContent,
} from '#domain/orders/approvals/approval.ts'
import { offersOfOrder } from '#domain/orders/offers-of-order.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Quotation } from '#domain/quotations/quotation.ts'
import { countWaiting, insertApproval, type ApprovedRequest } from '../../../db/approvals/approvals.ts'
import { addApprovalMessages } from '../../../db/approvals/approval-messages.ts'
import type { Queries } from '../../../db/database.ts'
import { findFirmPeople } from '../../../db/firms/firm-people.ts'
import { findFirmPlace } from '../../../db/firms/firm-spending.ts'
import { passedLimitOf } from '../../firms/steps/firm-of-order.ts'

/** The place of somebody who orders for a firm. Throws `not-found` and `firm-right-missing`. */
export async function placeOfRequester(
  queries: Queries,
  member: { readonly firmId: string; readonly uid: string },
): Promise<FirmPlace> {
  const place = await findFirmPlace(queries, member)
  if (place === null) throw new AppError('not-found')
  if (!mayInFirm(place.role, 'orders:place')) throw new AppError('firm-right-missing')
  return place
}

/** An order as it was built, and how it is placed once it is approved. */
type OrderToApprove = {
  readonly id: string
  readonly firmId: string
  readonly uid: string
  readonly place: FirmPlace
  readonly order: Order
  readonly request: ApprovedRequest
  /** The quotation that it accepts; null for the prices of the day. */
  readonly quotation: Quotation | null
  readonly at: Date
}

/**
 * Saves a request for approval of an order above somebody's limits, and queues the messages to those who may approve it and, should
 * nobody answer in time, to whoever asked. Throws `approval-not-needed` and `too-many-approvals`.
 */
export async function requestApproval(
  queries: Queries,
  { id, firmId, uid, place, order, request, quotation, at }: OrderToApprove,
): Promise<void> {
  const total = order.grandTotal
  if ((await passedLimitOf(queries, place, { firmId, uid, total, at })) === null)
    throw new AppError('approval-not-needed')
  if ((await countWaiting(queries, uid, at)) >= MAX_WAITING_APPROVALS)
    throw new AppError('too-many-approvals', { limit: MAX_WAITING_APPROVALS })
  const expiresAt = approvalEndsAt(at, quotation)
  const isNew = await insertApproval(queries, {
    id,
    firmId,
    requesterUid: uid,
    quotationId: quotation?.id ?? null,
    request,
    content: contentOf(order),
    createdAt: at,
    expiresAt,
  })
  if (!isNew) return
  const approvers = approversOf(await findFirmPeople(queries, firmId), { uid, total })
  await addApprovalMessages(queries, [
    ...approvers
      .slice(0, MAX_TOLD_APPROVERS)
      .map((told) => ({ approvalId: id, uid: told.uid, kind: 'ASKED' as const, dueAt: at })),
    { approvalId: id, uid, kind: 'EXPIRED', dueAt: expiresAt },
  ])
}

function contentOf(order: Order): ApprovalContent {
  const { orderItems, grandTotal, paymentMode, shippingAddress, firm } = order
  const { street, city } = shippingAddress
  const offers = offersOfOrder(order)
  return {
    lines: orderItems.map(({ productName, quantity, priceWithGst, variantSpecs: { options, unit } }) => ({
      productName,
      options,
      quantity,
      unit,
      price: priceWithGst,
    })),
    ...(offers.length > 0 && { offers }),
    total: grandTotal,
    paymentMode,
    destination: firm?.site?.name ?? [street, city].filter((text) => text.trim() !== '').join(', '),
    poNumber: firm?.poNumber ?? null,
    reference: firm?.reference ?? null,
  }
}
