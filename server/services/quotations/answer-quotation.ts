import { AppError } from '#domain/errors.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { isOpenOffer } from '#domain/quotations/quotation-approval.ts'
import { buyingOf, quotationKey, type Quotation } from '#domain/quotations/quotation.ts'
import type { QuotationAnswer } from '#domain/quotations/wire.ts'
import { findPartner } from '../../db/identity/partners.ts'
import { reopenQuotation, updateQuotation } from '../../db/quotations/quotations.ts'
import { settleQuotation } from '../approvals/steps/settle-quotation.ts'
import { placeOrder, type PlaceOrderDependencies } from '../orders/steps/place-order.ts'
import { askForOffer, requireCustomer, withdrawRequestOf } from './answer-quotation/offer-approval.ts'
import { readQuotation } from './steps/read-quotation.ts'
import { showOffer, type ShownQuotation } from './steps/show-offer.ts'

/** The offer that a link is about. Throws `not-found` for a link that was never given or was replaced. */
export async function showQuotation(
  { database, now }: PlaceOrderDependencies,
  token: string,
  viewer: Partner | null,
): Promise<ShownQuotation> {
  return showOffer(database.queries, token, { viewer, at: now() })
}

const paidBy: Readonly<Partial<Record<QuotationAnswer, PaymentMode>>> = {
  accept: 'COD',
  pay: 'ONLINE',
  account: 'ACCOUNT',
}

/** Answer of whoever has the link, who may be signed in. */
export type GivenAnswer = {
  readonly answer: QuotationAnswer
  readonly asksApproval?: boolean | undefined
  readonly actor: Partner | null
}

/**
 * The customer answers an offer: yes, paid on delivery, online with `pay` or on an account; no; or, after it has expired, a request for
 * the prices of today, which the desk sees. Accepting places the order at the quoted prices by the step that places any order: one however
 * often it is accepted, within their limits. With `asksApproval` an offer above their limits in a firm waits for its approval (FIRM-06)
 * until it is answered or withdrawn. A link alone makes no debts: on account it is accepted by the customer, signed in. An order whose
 * payment never came leaves the offer open as long as its prices hold. Throws `not-found`, also to somebody else on account,
 * `not-signed-in`, `edit-conflict` when it was answered otherwise, cancelled or has expired, and what asking for approval and placing an
 * order throw; the offer is open then as before.
 */
export async function answerQuotation(
  dependencies: PlaceOrderDependencies,
  token: string,
  { answer, asksApproval = false, actor }: GivenAnswer,
): Promise<ShownQuotation> {
  const { database, now } = dependencies
  const at = now()
  const paymentMode = paidBy[answer]
  if (answer === 'withdraw') {
    await withdrawRequestOf(dependencies, token, actor)
    return showQuotation(dependencies, token, actor)
  }
  if (asksApproval && paymentMode !== undefined) {
    await askForOffer(dependencies, token, { paymentMode, actor })
    return showQuotation(dependencies, token, actor)
  }
  const claimed = await database.queries.transaction().execute(async (queries) => {
    const { quotation: found, payment } = await readQuotation(queries, token, { at, lock: true })
    if (answer === 'account') requireCustomer(found, actor)
    const state = isOpenOffer(found, payment) ? 'OPEN' : found.state
    if (answer === 'ask') {
      if (state !== 'EXPIRED') throw new AppError('edit-conflict')
      if (found.requestedAt === null) await updateQuotation(queries, found, { asked_at: at })
      return null
    }
    const wanted = paymentMode === undefined ? 'DECLINED' : 'ACCEPTED'
    if (state !== 'OPEN' && state !== wanted) throw new AppError('edit-conflict')
    if (state === 'OPEN') await settleQuotation(queries, found, { state: wanted, paymentMode, at })
    return wanted === 'ACCEPTED' && (found.orderId === null || payment === 'LAPSED') ? found : null
  })
  if (claimed !== null && paymentMode !== undefined) await placeQuoted(dependencies, claimed, paymentMode)
  return showQuotation(dependencies, token, actor)
}

/**
 * Places the order of a quotation. After a crash between the two steps the next tap finds the order: it has the key of the
 * quotation.
 */
async function placeQuoted(
  dependencies: PlaceOrderDependencies,
  quotation: Quotation,
  paymentMode: PaymentMode,
): Promise<void> {
  const { queries } = dependencies.database
  const { content } = quotation
  if (content === null) throw new AppError('not-found')
  try {
    const { orderId } = await placeOrder(dependencies, await findPartner(queries, quotation.userId), {
      idempotencyKey: quotationKey(quotation),
      paymentMode,
      addressId: null,
      lines: [],
      buyerGstin: content.buyerGstin,
      firm: buyingOf(content),
      quoted: content,
    })
    await updateQuotation(queries, quotation, { state: 'ACCEPTED', order_id: orderId })
  } catch (error) {
    await reopenQuotation(queries, quotation)
    throw error
  }
}
