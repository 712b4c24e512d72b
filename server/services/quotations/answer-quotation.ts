import { AppError } from '#domain/errors.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { buyingOf, quotationKey, type Quotation } from '#domain/quotations/quotation.ts'
import type { Queries } from '../../db/database.ts'
import { findPartner } from '../../db/identity/partners.ts'
import { reopenQuotation, updateQuotation } from '../../db/quotations/quotations.ts'
import { addAuditEntry } from '../../db/staff/audit-log.ts'
import { placeOrder, type PlaceOrderDependencies } from '../orders/steps/place-order.ts'
import { readQuotation } from './steps/read-quotation.ts'
import { showOffer, type ShownQuotation } from './steps/show-offer.ts'

/** The offer that a link is about. Throws `not-found` for a link that was never given or was replaced. */
export async function showQuotation(
  { database, now }: PlaceOrderDependencies,
  token: string,
): Promise<ShownQuotation> {
  return showOffer(database.queries, token, now())
}

/** Answer of a customer: yes, paid on delivery, online now or on account; no; or a request for the prices of today. */
export type QuotationAnswer = 'accept' | 'pay' | 'account' | 'decline' | 'ask'

const paidBy: Readonly<Partial<Record<QuotationAnswer, PaymentMode>>> = {
  accept: 'COD',
  pay: 'ONLINE',
  account: 'ACCOUNT',
}

/**
 * The customer answers an offer. Accepting places the order at the quoted prices, paid on delivery, with `pay` online or with
 * `account` on an account, by the step that places any order: one however often it is accepted, within their limits. A link alone
 * makes no debts: on account it is accepted by the customer, signed in. An order whose payment never came leaves the
 * offer open as long as its prices hold. After it has expired they may ask for the prices of today, which the desk sees. Throws
 * `not-found`, also to somebody else on account, `not-signed-in`, `edit-conflict` when it was answered otherwise, cancelled or has expired, and what placing an order throws; the
 * offer is open then as before.
 */
export async function answerQuotation(
  dependencies: PlaceOrderDependencies,
  token: string,
  { answer, actor }: { readonly answer: QuotationAnswer; readonly actor: Partner | null },
): Promise<ShownQuotation> {
  const { database, now } = dependencies
  const at = now()
  const paymentMode = paidBy[answer]
  const claimed = await database.queries.transaction().execute(async (queries) => {
    const { quotation: found, payment } = await readQuotation(queries, token, { at, lock: true })
    if (answer === 'account') requireCustomer(found, actor)
    const state = payment === 'LAPSED' ? 'OPEN' : found.state
    if (answer === 'ask') {
      if (state !== 'EXPIRED') throw new AppError('edit-conflict')
      if (found.requestedAt === null) await updateQuotation(queries, found, { asked_at: at })
      return null
    }
    const wanted = paymentMode === undefined ? 'DECLINED' : 'ACCEPTED'
    if (state !== 'OPEN' && state !== wanted) throw new AppError('edit-conflict')
    if (state === 'OPEN') await settle(queries, found, { state: wanted, paymentMode, at })
    return wanted === 'ACCEPTED' && (found.orderId === null || payment === 'LAPSED') ? found : null
  })
  if (claimed !== null && paymentMode !== undefined) await placeQuoted(dependencies, claimed, paymentMode)
  return showQuotation(dependencies, token)
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

/** Writes what became of an open offer, in the audit log too. */
async function settle(
  queries: Queries,
  quotation: Quotation,
  {
    state,
    paymentMode,
    at,
  }: {
    readonly state: 'ACCEPTED' | 'DECLINED'
    readonly paymentMode: PaymentMode | undefined
    readonly at: Date
  },
): Promise<void> {
  const { id, number, actor } = quotation
  await updateQuotation(queries, quotation, { state, settled_at: at })
  await addAuditEntry(queries, {
    at: at.toISOString(),
    actor: `customer, offered by ${actor}`,
    role: 'customer',
    action: state === 'ACCEPTED' ? 'quotation.accept' : 'quotation.decline',
    subject: 'quotation',
    subjectId: id,
    before: { number, state: 'OPEN' },
    after: { state, ...(paymentMode !== undefined && paymentMode !== 'COD' && { payment: paymentMode }) },
  })
}

/** Lets the customer of a quotation pass. Throws `not-signed-in`, and `not-found` to anybody else. */
function requireCustomer({ userId }: Quotation, actor: Partner | null): void {
  if (actor === null) throw new AppError('not-signed-in')
  if (actor.uid !== userId) throw new AppError('not-found')
}
