import { needsEwayBill } from '#domain/eway-bills/create-eway-bill.ts'
import { isValidOn } from '#domain/fulfilments/eway-bill.ts'
import { createChallan } from '#domain/printing/delivery-challan.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { findInvoicesOf } from '../../../db/invoices/tax-documents.ts'
import { readFulfilmentProgressOf } from '../../../db/orders/fulfilment-progress.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import type { StopRow } from '../../../db/trips/stops.ts'

/** The numbers of the orders whose shipments need an e-way bill at a time, and of which none that is valid then is recorded. */
export async function findMissingEwayBills(
  queries: Queries,
  stops: readonly Pick<StopRow, 'orderId' | 'fulfilmentId'>[],
  at: Date,
): Promise<string[]> {
  const orders = await findOrders(queries, { orderIds: [...new Set(stops.map(({ orderId }) => orderId))] })
  const progressOf = await readFulfilmentProgressOf(queries, orders)
  const invoices = await findInvoicesOf(
    queries,
    orders.map(({ orderId }) => orderId),
  )
  const carried = new Set(stops.map(({ fulfilmentId }) => fulfilmentId))
  return orders.flatMap(({ orderId, orderNumber, shippingAddress: address }) => {
    const [progress, invoice] = [progressOf.get(orderId), invoices.get(orderId)]
    if (progress === undefined || invoice === undefined) return []
    const facts = {
      invoice,
      fulfilmentCount: progress.fulfilments.length,
      vehicle: null,
      driver: null,
      copies: [],
    }
    const isMissing = progress.fulfilments.some(
      (fulfilment) =>
        carried.has(fulfilment.id) &&
        !(fulfilment.ewayBill !== undefined && isValidOn(fulfilment.ewayBill, istDay(at))) &&
        needsEwayBill({ challan: createChallan(fulfilment, progress, facts), invoice, address }),
    )
    return isMissing ? [orderNumber] : []
  })
}
