import { receiverName } from '#domain/addresses/printed-address.ts'
import { ZERO, sum, type Paise } from '#domain/money/paise.ts'
import { changeOf, type CounterPayment, type PaymentShare } from '#domain/orders/counter/counter-sale.ts'
import { amountIn, sharesOf } from '#domain/orders/counter/split-payment.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { findDocumentsOf } from '../../../db/invoices/tax-documents.ts'

/** A sale at the counter as the counter shows it. */
export type ShownSale = Omit<CounterPayment, 'parts'> & {
  readonly parts: readonly PaymentShare[]
  readonly orderId: string
  readonly orderNumber: string
  readonly invoiceNumber: string | null
  /** ISO 8601, UTC. */
  readonly soldAt: string
  /** Empty for somebody who was not named. */
  readonly buyer: string
  readonly total: Paise
  readonly change: Paise
  /** The value of what came back. */
  readonly returned: Paise
}

/** Reads what the counter shows of sales; orders that were not sold there are left out. */
export async function showSales(queries: Queries, orders: readonly Order[]): Promise<ShownSale[]> {
  const documents = await findDocumentsOf(
    queries,
    orders.map(({ orderId }) => orderId),
  )
  return orders.flatMap((order) => {
    const { orderId, orderNumber, counter, grandTotal: total, createdAt: soldAt, billing } = order
    if (counter === undefined) return []
    const own = documents.get(orderId) ?? []
    const notes = own.filter(({ kind }) => kind === 'credit-note')
    const { method, reference, tendered } = counter
    const parts = sharesOf(counter, total)
    return {
      orderId,
      orderNumber,
      invoiceNumber: own.find(({ kind }) => kind === 'invoice')?.number ?? null,
      soldAt,
      buyer: billing?.legalName ?? receiverName(order.shippingAddress),
      total,
      method,
      reference,
      tendered,
      parts,
      change: tendered === null ? ZERO : changeOf(amountIn(parts, 'CASH'), { tendered }),
      returned: sum(notes.map(({ totals }) => totals.grandTotal)),
    }
  })
}
