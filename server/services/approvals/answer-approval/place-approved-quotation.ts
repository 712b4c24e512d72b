import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import { buyingOf } from '#domain/quotations/quotation.ts'
import { approveQuotation, type StoredApproval } from '../../../db/approvals/approvals.ts'
import { addApprovalMessages } from '../../../db/approvals/approval-messages.ts'
import type { Queries } from '../../../db/database.ts'
import { findPartner } from '../../../db/identity/partners.ts'
import { findQuotation } from '../../../db/quotations/quotations.ts'
import { placeOrder, type PlaceOrderDependencies } from '../../orders/steps/place-order.ts'
import { settleQuotation } from '../steps/settle-quotation.ts'

/** Answer of whoever approves, with the total that they saw. */
type Answer = { readonly total: Paise; readonly approver: Partner; readonly at: Date }

/**
 * Places the order of a quotation that was approved, at the prices of the quotation (FIRM-06). Order, quotation and request change in one
 * transaction, in which the quotation has to wait for this request still. Throws `approval-over` where it does not, and what placing an
 * order throws.
 */
export async function placeApprovedQuotation(
  dependencies: PlaceOrderDependencies,
  approval: StoredApproval,
  { total, approver, at }: Answer,
): Promise<void> {
  const { queries } = dependencies.database
  const { id, requester, request, quotation: wanted } = approval
  const quotation = wanted && (await findQuotation(queries, { id: wanted.id }, { at }))
  const content = quotation?.content ?? null
  if (content === null) throw new AppError('approval-over')
  await placeOrder(dependencies, await findPartner(queries, requester.uid), {
    ...request,
    idempotencyKey: `approval-${id}`,
    buyerGstin: content.buyerGstin,
    firm: buyingOf(content),
    quoted: content,
    seenTotal: total,
    approvedBy: approver.uid,
    besides: (inside, order) => accept(inside, approval, { order, by: approver.name, at }),
  })
}

/** Accepts the quotation with its order. Throws `approval-over` where it does not wait for the request any more. */
async function accept(
  queries: Queries,
  { id, requester: { uid }, request: { paymentMode }, quotation }: StoredApproval,
  { order, by, at }: { readonly order: Order; readonly by: string | null; readonly at: Date },
): Promise<void> {
  const { orderId, orderNumber } = order
  const found = quotation && (await findQuotation(queries, { id: quotation.id }, { at, lock: true }))
  if (found?.state !== 'AWAITING_APPROVAL') throw new AppError('approval-over')
  if (!(await approveQuotation(queries, { id, by, orderNumber, at }))) throw new AppError('approval-over')
  await settleQuotation(queries, found, { state: 'ACCEPTED', paymentMode, orderId, isApproved: true, at })
  await addApprovalMessages(queries, [{ approvalId: id, uid, kind: 'APPROVED', dueAt: at }])
}
