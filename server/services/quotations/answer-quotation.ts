import { AppError } from '#domain/errors.ts'
import { quotationKey, type Quotation } from '#domain/quotations/quotation.ts'
import { findPartner } from '../../db/identity/partners.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findQuotation, reopenQuotation, updateQuotation } from '../../db/quotations/quotations.ts'
import { addAuditEntry } from '../../db/staff/audit-log.ts'
import { tokenHash } from '../identity/steps/hashing.ts'
import { createOrder, type CreateOrderDependencies } from '../orders/steps/create-order.ts'

/** A quotation as its link shows it, with the number of its order. */
export type ShownQuotation = { readonly quotation: Quotation; readonly orderNumber: string | null }

/** The offer that a link is about. Throws `not-found` for a link that was never given or was replaced. */
export async function showQuotation(
  { database: { queries }, now }: CreateOrderDependencies,
  token: string,
): Promise<ShownQuotation> {
  const quotation = await findQuotation(queries, { tokenHash: tokenHash(token) }, { at: now() })
  if (quotation === null) throw new AppError('not-found')
  const { orderId } = quotation
  const [order] = orderId === null ? [] : await findOrders(queries, { orderId })
  return { quotation, orderNumber: order?.orderNumber ?? null }
}

/**
 * The customer answers an offer. Accepting places the order at the quoted prices, paid on delivery, by the use case that places any
 * order: one however often it is accepted, within their limits. After it has expired they may ask for the prices of today, which
 * the desk sees. Throws `not-found`, `edit-conflict` when it was answered otherwise, cancelled or has expired, and what placing
 * an order throws; the offer is open then as before.
 */
export async function answerQuotation(
  dependencies: CreateOrderDependencies,
  token: string,
  answer: 'accept' | 'decline' | 'ask',
): Promise<ShownQuotation> {
  const { database, now } = dependencies
  const at = now()
  const claimed = await database.queries.transaction().execute(async (queries) => {
    const found = await findQuotation(queries, { tokenHash: tokenHash(token) }, { at, lock: true })
    if (found === null) throw new AppError('not-found')
    const { state } = found
    if (answer === 'ask') {
      if (state !== 'EXPIRED') throw new AppError('edit-conflict')
      if (found.askedAt === null) await updateQuotation(queries, found, { asked_at: at })
      return null
    }
    const wanted = answer === 'accept' ? 'ACCEPTED' : 'DECLINED'
    if (state !== 'OPEN' && state !== wanted) throw new AppError('edit-conflict')
    if (state === 'OPEN') {
      await updateQuotation(queries, found, { state: wanted, settled_at: at })
      await addAuditEntry(queries, {
        at: at.toISOString(),
        actor: `customer, offered by ${found.actor}`,
        role: 'customer',
        action: `quotation.${answer}`,
        subject: 'quotation',
        subjectId: found.id,
        before: { number: found.number, state },
        after: { state: wanted },
      })
    }
    return answer === 'accept' && found.orderId === null ? found : null
  })
  if (claimed !== null) await placeQuoted(dependencies, claimed)
  return showQuotation(dependencies, token)
}

/** Whoever dies between the two is caught up with by the next tap: the order has the key of the quotation. */
async function placeQuoted(dependencies: CreateOrderDependencies, quotation: Quotation): Promise<void> {
  const { queries } = dependencies.database
  const { content } = quotation
  if (content === null) throw new AppError('not-found')
  try {
    const { orderId } = await createOrder(dependencies, await findPartner(queries, quotation.userId), {
      idempotencyKey: quotationKey(quotation),
      paymentMode: 'COD',
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
