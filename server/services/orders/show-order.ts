import { AppError } from '#domain/errors.ts'
import { findInvoiceWarnings, type InvoiceWarning } from '#domain/invoices/invoice-warnings.ts'
import type { OrderDetail } from '#domain/orders/order-detail.ts'
import type { Database } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { readSeller } from '../store/steps/read-seller.ts'
import { readOrderDetail } from './steps/read-order-detail.ts'

/** An order as staff see it. */
export type DeskOrder = OrderDetail & {
  /** Issues to check before the invoice is issued; empty once it is. */
  readonly invoiceWarnings: readonly InvoiceWarning[]
}

/** Any order in detail, for staff, by its id or its order number. Throws `not-found`. */
export async function showOrder(
  { database }: { readonly database: Database },
  idOrNumber: string,
): Promise<DeskOrder> {
  const { queries } = database
  const isNumber = /^\d{4}-\d{4}-\d$/.test(idOrNumber)
  const [order] = await findOrders(queries, isNumber ? { orderNumber: idOrNumber } : { orderId: idOrNumber })
  if (order === undefined) throw new AppError('not-found')
  const detail = await readOrderDetail(queries, order)
  const isIssued = detail.invoice !== null
  return {
    ...detail,
    invoiceWarnings: isIssued ? [] : findInvoiceWarnings(order, await readSeller(queries)),
  }
}
