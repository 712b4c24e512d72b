import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import { isOpenOffer } from '#domain/quotations/quotation-approval.ts'
import { buyingOf, type Quotation } from '#domain/quotations/quotation.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { withdrawApprovalOf } from '../../../db/approvals/approvals.ts'
import { findPartner } from '../../../db/identity/partners.ts'
import { readOrderTerms } from '../../../db/orders/order-terms.ts'
import { placeOfRequester, requestApproval } from '../../approvals/steps/request-approval.ts'
import { billToFirm } from '../../firms/steps/firm-of-order.ts'
import { buildOrder } from '../../orders/steps/build-order.ts'
import type { PlaceOrderDependencies } from '../../orders/steps/place-order.ts'
import { readQuotation } from '../steps/read-quotation.ts'

/**
 * Asks for approval of an offer that is above its customer's limits in the firm that it is made to (FIRM-06); a repeat asks once. It is
 * built like the order that it becomes, at its own prices. Throws `not-found`, `not-signed-in`, `edit-conflict` when it is not open,
 * `approval-not-needed`, and what asking for approval and building an order throw.
 */
export async function askForOffer(
  { database, now, orderLimits, jobs }: PlaceOrderDependencies,
  token: string,
  { paymentMode, actor }: { readonly paymentMode: PaymentMode; readonly actor: Partner | null },
): Promise<void> {
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const { quotation, payment } = await readQuotation(queries, token, { at, lock: true })
    if (paymentMode === 'ACCOUNT') requireCustomer(quotation, actor)
    if (quotation.state === 'AWAITING_APPROVAL') return
    const { userId: uid, content } = quotation
    if (!isOpenOffer(quotation, payment) || content === null) throw new AppError('edit-conflict')
    const firm = buyingOf(content)
    if (firm === null) throw new AppError('approval-not-needed')
    const place = await placeOfRequester(queries, { firmId: firm.id, uid })
    const { plan } = await readOrderTerms(queries, istDay(at))
    const request = { paymentMode, addressId: null, lines: [], firm }
    const { order } = await buildOrder(queries, await findPartner(queries, uid), {
      ...request,
      ...(await billToFirm(queries, firm)),
      idempotencyKey: '',
      quoted: content,
      at,
      plan,
      maxTotal: orderLimits.maxTotal,
    })
    const member = { firmId: firm.id, uid, place }
    await requestApproval(queries, { id: randomUUID(), ...member, order, request, quotation, at })
  })
  jobs.trigger('messages')
}

/** Withdraws the request of an offer, which is open again. Throws `not-found`, and `edit-conflict` once it was answered. */
export async function withdrawRequestOf(
  { database, now }: PlaceOrderDependencies,
  token: string,
  actor: Partner | null,
): Promise<void> {
  await database.queries.transaction().execute(async (queries) => {
    const { quotation, payment } = await readQuotation(queries, token, { at: now(), lock: true })
    if (isOpenOffer(quotation, payment)) return
    if (quotation.state !== 'AWAITING_APPROVAL') throw new AppError('edit-conflict')
    const { id, userId } = quotation
    await withdrawApprovalOf(queries, { id, userId }, actor?.uid === userId ? actor.name : null)
  })
}

/** Lets the customer of a quotation pass. Throws `not-signed-in`, and `not-found` to anybody else. */
export function requireCustomer({ userId }: Quotation, actor: Partner | null): void {
  if (actor === null) throw new AppError('not-signed-in')
  if (actor.uid !== userId) throw new AppError('not-found')
}
