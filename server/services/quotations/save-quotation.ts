import { randomInt } from 'node:crypto'
import { pathIn } from '#domain/i18n/language.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import type { OrderLimits } from '#domain/orders/placing/order-limits.ts'
import { quotationPath, type Quotation, type QuotationContent } from '#domain/quotations/quotation.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { readPlan } from '../../db/delivery/delivery-plan.ts'
import {
  addQuotation,
  findQuotation,
  updateQuotation,
  type ListedQuotation,
} from '../../db/quotations/quotations.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { newToken, tokenHash } from '../identity/steps/hashing.ts'
import { billToFirm, requireBuyer } from '../firms/steps/firm-of-order.ts'
import { buildOrder, type OrderRequest } from '../orders/steps/build-order.ts'
import { customerOfOrder, type CustomerOfOrder } from '../orders/steps/customer-of-order.ts'
import { recordTypedPrices } from '../orders/steps/set-prices.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { answerRequest } from './save-quotation/answer-request.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** Offer that staff make to a customer. */
export type QuotationFor = CustomerOfOrder &
  Pick<OrderRequest, 'lines' | 'buyerGstin' | 'billing' | 'seenDeliveryFee' | 'firm' | 'offers'> & {
    readonly id: string
    readonly days: number
    /** The request that it answers. */
    readonly requestId?: string | undefined
  }

/** A saved quotation with its link, in the language of the customer; its token is not stored. */
export type SavedQuotation = { readonly quotation: ListedQuotation; readonly link: string }

/**
 * Saves a quotation for the customer with a phone number, who is made when the number is new (DESK-04): the prices of this moment
 * hold for so many days. Nothing is reserved. A repeat of the id makes no second one, but another link. Throws `not-permitted` and
 * what pricing an order throws; for a firm, which is billed, also `firm-right-missing` of a customer who does not buy for it; and what
 * answering a request throws (`answerRequest`).
 */
export async function saveQuotation(
  {
    database,
    now,
    orderLimits,
    jobs,
  }: {
    readonly database: Database
    readonly now: () => Date
    readonly orderLimits: OrderLimits
    readonly jobs: Jobs
  },
  actor: StaffActor,
  { id, days, phone, name, language, address, requestId, ...request }: QuotationFor,
): Promise<SavedQuotation> {
  requirePermission(actor, 'quotations:write')
  const at = now()
  const token = newToken()
  const saved = await database.queries.transaction().execute(async (queries) => {
    const { partner, addressId: wantedAddress } = await customerOfOrder(
      queries,
      { phone, name, language, address },
      at,
    )
    const customer = { name: partner.name ?? name, phone }
    const link = pathIn(partner.language, quotationPath(token))
    const known = await findQuotation(queries, { id }, { at, lock: true })
    if (known !== null && known.userId === partner.uid) {
      // the answer to the first was lost, and its link with it
      await updateQuotation(queries, known, { token_hash: tokenHash(token) })
      return { quotation: { ...known, customer }, link }
    }
    const wanted = { ...request, idempotencyKey: id, paymentMode: 'COD' as const, addressId: wantedAddress }
    const { plan } = await readPlan(queries)
    const { maxTotal } = orderLimits
    const { firm } = request
    if (firm) await requireBuyer(queries, firm, partner.uid)
    const billed = firm ? await billToFirm(queries, firm) : null
    const built = { ...wanted, ...billed, at, plan, maxTotal, placedBy: actor }
    const { order, addressId } = await buildOrder(queries, partner, built)
    const content: QuotationContent = {
      items: order.orderItems,
      ...(order.offers && { offers: order.offers }),
      address: order.shippingAddress,
      buyerGstin: order.buyerGstin,
      ...(order.billing && { billing: order.billing }),
      ...(order.firm && { firm: order.firm }),
      ...(addressId !== null && { addressId }),
      ...(order.deliveryCharge > 0 && { deliveryFee: order.deliveryCharge }),
    }
    const quotation: Quotation & { content: QuotationContent } = {
      id,
      number: quotationNumber(),
      userId: partner.uid,
      state: 'OPEN',
      content,
      total: order.grandTotal,
      actor: actor.name,
      createdAt: at.toISOString(),
      expiresAt: new Date(at.getTime() + days * DAY_MS).toISOString(),
      requestedAt: null,
      orderId: null,
    }
    await addQuotation(queries, quotation, tokenHash(token))
    if (requestId !== undefined)
      await answerRequest(queries, actor, { id: requestId, userId: partner.uid, quotationId: id, at })
    const after = { number: quotation.number, total: paiseToRupees(quotation.total), days }
    await recordChange(queries, actor, {
      action: 'quotation.save',
      subject: 'quotation',
      subjectId: id,
      after,
      at,
    })
    await recordTypedPrices(queries, actor, {
      subject: 'quotation',
      subjectId: id,
      items: content.items.map((item) => ({ item })),
      at,
    })
    return { quotation: { ...quotation, customer }, link }
  })
  if (requestId !== undefined) jobs.trigger('messages')
  return saved
}

/** Drawn at random like the numbers of orders, from a thousand million. */
function quotationNumber(): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0')
  return `Q-${digits.slice(0, 4)}-${digits.slice(4)}`
}
