import type { Paise } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import { stopDue } from '#domain/trips/stop-due.ts'
import type { Shipment } from '#domain/trips/trip.ts'
import type { Queries } from '../../../db/database.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { sumReceiptsOf } from '../../../db/orders/receipts.ts'
import { findContacts, type ShipmentIds } from '../../../db/trips/shipments.ts'
import type { CompleteParts } from '#domain/fulfilments/complete-parts.ts'
import { readPartsOf } from '../../../db/orders/parts.ts'
import { readWeights } from './read-weights.ts'

/** Reads parts of orders as those see them who plan and drive, in the order of their ids; with as many statements as one takes. */
export async function readShipments(queries: Queries, ids: readonly ShipmentIds[]): Promise<Shipment[]> {
  const orderIds = [...new Set(ids.map(({ orderId }) => orderId))]
  const orders = await findOrders(queries, { orderIds })
  const [parts, received, contacts] = [
    await readPartsOf(queries, orders),
    await sumReceiptsOf(queries, orderIds),
    await findContacts(queries, [...new Set(orders.map(({ userId }) => userId))]),
  ]
  const weights = await readWeights(queries, [...parts.values()])
  const byId = new Map(orders.map((order) => [order.orderId, order]))
  return ids.flatMap(({ fulfilmentId, orderId }) => {
    const [order, own] = [byId.get(orderId), parts.get(orderId)]
    const fulfilment = own?.fulfilments.find(({ id }) => id === fulfilmentId)
    if (order === undefined || own === undefined || fulfilment === undefined) return []
    return {
      fulfilmentId,
      orderId,
      orderNumber: order.orderNumber,
      part: fulfilment.number,
      status: fulfilment.status,
      shippedAt: fulfilment.shippedAt,
      paymentMode: order.paymentMode,
      customerName: contacts.get(order.userId)?.name ?? null,
      customerPhone: contacts.get(order.userId)?.phone ?? '',
      address: order.shippingAddress,
      lines: fulfilment.lines.flatMap(({ line, quantity }) => {
        const item = own.lines.find((one) => one.line === line)?.item
        if (item === undefined) return []
        return {
          line,
          quantity,
          productName: item.productName,
          options: item.variantSpecs.options,
          unitKg: weights(item),
          price: item.priceWithGst,
        }
      }),
      due: dueOf(order, own, received.get(orderId) ?? (0 as Paise)),
    }
  })
}

function dueOf(order: Order, { progress, changes }: CompleteParts, received: Paise): Shipment['due'] {
  const isOver = order.orderStatus === 'CANCELLED' || order.orderStatus === 'DELIVERED'
  return isOver ? null : stopDue(order, { progress, changes, received })
}
