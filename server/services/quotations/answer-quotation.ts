import { AppError } from '#domain/errors.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import { quotationKey, type Quotation } from '#domain/quotations/quotation.ts'
import { findPartner } from '../../db/identity/partners.ts'
import { reopenQuotation, updateQuotation } from '../../db/quotations/quotations.ts'
import { addAuditEntry } from '../../db/staff/audit-log.ts'
import { placeOrder, type PlaceOrderDependencies } from '../orders/steps/place-order.ts'
import { readQuotation, type ShownQuotation } from './steps/read-quotation.ts'

/** The offer that a link is about. Throws `not-found` for a link that was never given or was replaced. */
export async function showQuotation(
  { database, now }: PlaceOrderDependencies,
  token: string,
): Promise<ShownQuotation> {
  return readQuotation(database.queries, token, { at: now() })
}

/** Answer of a customer: yes, paid on delivery or online now; no; or a request for the prices of today. */
export type QuotationAnswer = 'accept' | 'pay' | 'decline' | 'ask'

/**
 * The customer answers an offer. Accepting places the order at the quoted prices, paid on delivery or, with `pay`, online, by the
 * step that places any order: one however often it is accepted, within their limits. An order whose payment never came leaves the
 * offer open as long as its prices hold. After it has expired they may ask for the prices of today, which the desk sees. Throws
 * `not-found`, `edit-conflict` when it was answered otherwise, cancelled or has expired, and what placing an order throws; the
 * offer is open then as before.
 */
export async function answerQuotation(
  dependencies: PlaceOrderDependencies,
  token: string,
  answer: QuotationAnswer,
): Promise<ShownQuotation> {
  const { database, now } = dependencies
  const at = now()
  const claimed = await database.queries.transaction().execute(async (queries) => {
    const { quotation: found, payment } = await readQuotation(queries, token, { at, lock: true })
    const state = payment === 'LAPSED' ? 'OPEN' : found.state
    if (answer === 'ask') {
      if (state !== 'EXPIRED') throw new AppError('edit-conflict')
      if (found.requestedAt === null) await updateQuotation(queries, found, { asked_at: at })
      return null
    }
    const wanted = answer === 'decline' ? 'DECLINED' : 'ACCEPTED'
    if (state !== 'OPEN' && state !== wanted) throw new AppError('edit-conflict')
    if (state === 'OPEN') {
      await updateQuotation(queries, found, { state: wanted, settled_at: at })
      await addAuditEntry(queries, {
        at: at.toISOString(),
        actor: `customer, offered by ${found.actor}`,
        role: 'customer',
        action: wanted === 'ACCEPTED' ? 'quotation.accept' : 'quotation.decline',
        subject: 'quotation',
        subjectId: found.id,
        before: { number: found.number, state },
        after: { state: wanted, ...(answer === 'pay' && { payment: 'ONLINE' }) },
      })
    }
    return wanted === 'ACCEPTED' && (found.orderId === null || payment === 'LAPSED') ? found : null
  })
  if (claimed !== null) await placeQuoted(dependencies, claimed, answer === 'pay' ? 'ONLINE' : 'COD')
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
      quoted: content,
    })
    await updateQuotation(queries, quotation, { state: 'ACCEPTED', order_id: orderId })
  } catch (error) {
    await reopenQuotation(queries, quotation)
    throw error
  }
}
