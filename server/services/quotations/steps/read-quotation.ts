import { AppError } from '#domain/errors.ts'
import type { Order } from '#domain/orders/order.ts'
import { quotedPayment, type Quotation, type QuotedPayment } from '#domain/quotations/quotation.ts'
import type { Queries } from '../../../db/database.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { findQuotation } from '../../../db/quotations/quotations.ts'
import { tokenHash } from '../../identity/steps/hashing.ts'

/** A quotation with its order and how that is paid. */
export type ReadQuotation = {
  readonly quotation: Quotation
  readonly order: Order | null
  readonly payment: QuotedPayment | null
}

/** The offer that a link is about. Throws `not-found` for a link that was never given or was replaced. */
export async function readQuotation(
  queries: Queries,
  token: string,
  { at, lock = false }: { readonly at: Date; readonly lock?: boolean },
): Promise<ReadQuotation> {
  const quotation = await findQuotation(queries, { tokenHash: tokenHash(token) }, { at, lock })
  if (quotation === null) throw new AppError('not-found')
  const { orderId } = quotation
  const [order = null] = orderId === null ? [] : await findOrders(queries, { orderId })
  return { quotation, order, payment: order && quotedPayment(order, { quotation, at }) }
}
