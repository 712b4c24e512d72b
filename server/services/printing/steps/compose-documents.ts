import type { OrderItem } from '#domain/orders/order.ts'
import { createChallan, type ChallanCopy } from '#domain/printing/delivery-challan.ts'
import { packedLine, type PackedLine } from '#domain/printing/packed-line.ts'
import { createPackingSlip } from '#domain/printing/packing-slip.ts'
import { createPickingList, type UnitsToPick } from '#domain/printing/picking-list.ts'
import type { PrintedFulfilment } from '#domain/printing/printed-fulfilments.ts'
import type { PrintedDocument } from '#domain/printing/print-job.ts'
import { findDepartments } from '../../../db/catalogue/departments.ts'
import type { Queries } from '../../../db/database.ts'
import { findInvoicesOf } from '../../../db/invoices/tax-documents.ts'
import { findReservedUnits, type ReservedUnits } from '../../../db/stock/allocations.ts'
import { findContacts } from '../../../db/trips/shipments.ts'
import { findCarriers } from '../../../db/trips/stops.ts'
import { readSeller } from '../../store/steps/read-seller.ts'
import { readWeights } from '../../trips/steps/read-weights.ts'
import type { ChosenOrder } from './choose-fulfilments.ts'

/** A document, and the order that it is for; a picking list is for several. */
type OrderDocument = { readonly orderNumber: string; readonly document: PrintedDocument }

/** The packing slips of the parts that were chosen, in the order given. */
export async function composeSlips(
  queries: Queries,
  orders: readonly ChosenOrder[],
): Promise<OrderDocument[]> {
  const { tradeName: storeName, phone: storePhone } = await readSeller(queries)
  const weights = await readWeights(
    queries,
    orders.map(({ fulfilmentProgress }) => fulfilmentProgress),
  )
  const contacts = await findContacts(queries, [...new Set(orders.map(({ order }) => order.userId))])
  return orders.flatMap(({ order, fulfilmentProgress, chosen, count }) =>
    chosen.map((one) => ({
      orderNumber: order.orderNumber,
      document: createPackingSlip(order, {
        storeName,
        storePhone,
        customer: contacts.get(order.userId) ?? { name: null, phone: '' },
        fulfilmentNumber: one.number,
        fulfilmentCount: count,
        packedAt: one.fulfilment?.shippedAt ?? null,
        lines: itemsOf(fulfilmentProgress, one).map(({ item, quantity }) =>
          packedLine(item, quantity, weights(item)),
        ),
      }),
    })),
  )
}

/** The challans of the parts that were chosen, in the order given; an order without an invoice has none. */
export async function composeChallans(
  queries: Queries,
  orders: readonly ChosenOrder[],
  copies: readonly ChallanCopy[],
): Promise<OrderDocument[]> {
  const invoices = await findInvoicesOf(queries, idsOf(orders))
  const left = orders.flatMap(({ chosen }) => chosen.flatMap(({ fulfilment }) => fulfilment?.id ?? []))
  const carriers = await findCarriers(queries, left)
  return orders.flatMap(({ order, fulfilmentProgress, chosen, count }) => {
    const invoice = invoices.get(order.orderId)
    return chosen.flatMap(({ fulfilment }) => {
      if (invoice === undefined || fulfilment === null) return []
      const { vehicle = null, driver = null } = carriers.get(fulfilment.id) ?? {}
      const facts = { invoice, fulfilmentCount: count, vehicle, driver, copies }
      return {
        orderNumber: order.orderNumber,
        document: createChallan(fulfilment, fulfilmentProgress, facts),
      }
    })
  })
}

/** The invoices of orders that have one, in the order given. */
export async function composeInvoices(
  queries: Queries,
  orders: readonly Pick<ChosenOrder, 'order'>[],
): Promise<OrderDocument[]> {
  const invoices = await findInvoicesOf(queries, idsOf(orders))
  return orders.flatMap(({ order: { orderId, orderNumber } }) => {
    const document = invoices.get(orderId)
    return document === undefined ? [] : { orderNumber, document }
  })
}

type PickingFacts = { readonly preparedAt: Date; readonly vehicle: string | null }

/** One list of all the chosen parts; units reserved for an order are picked at their place. */
export async function composePickingList(
  queries: Queries,
  orders: readonly ChosenOrder[],
  { preparedAt, vehicle }: PickingFacts,
): Promise<OrderDocument[]> {
  const { tradeName: storeName } = await readSeller(queries)
  const weights = await readWeights(
    queries,
    orders.map(({ fulfilmentProgress }) => fulfilmentProgress),
  )
  const held = Map.groupBy(await findReservedUnits(queries, idsOf(orders)), ({ orderId }) => orderId)
  const items = orders.flatMap(({ fulfilmentProgress, chosen }) =>
    chosen.flatMap((one) => itemsOf(fulfilmentProgress, one).map(({ item }) => item.productId)),
  )
  const departments = await findDepartments(queries, [...new Set(items)])
  const wanted = orders.flatMap(({ order, fulfilmentProgress, chosen }) =>
    chosen.flatMap((one) =>
      itemsOf(fulfilmentProgress, one).flatMap(({ line, item, quantity }) => {
        // units that have left are in no place any more
        const own = one.fulfilment === null ? (held.get(order.orderId) ?? []) : []
        const packed = packedLine(item, quantity, weights(item))
        return placed(
          packed,
          own.filter((units) => units.line === line),
        ).map((units): UnitsToPick => ({
          ...units,
          variantKey: `${item.productId} ${item.variantSpecs.uid ?? item.variantId}`,
          orderNumber: order.orderNumber,
          department: departments.get(item.productId) ?? null,
        }))
      }),
    ),
  )
  const document = createPickingList(wanted, { storeName, preparedAt: preparedAt.toISOString(), vehicle })
  return (document?.orderNumbers ?? []).flatMap((orderNumber) =>
    document === null ? [] : { orderNumber, document },
  )
}

/** Spreads units over the places where they are reserved; the rest has no place. */
function placed(
  line: PackedLine,
  held: readonly ReservedUnits[],
): (PackedLine & Pick<UnitsToPick, 'place'>)[] {
  let left = line.quantity
  const found = held.flatMap(({ placeName, placePosition, quantity: here }) => {
    const quantity = Math.min(here, left)
    left -= quantity
    return quantity === 0 ? [] : { ...line, quantity, place: { name: placeName, position: placePosition } }
  })
  return left === 0 ? found : [...found, { ...line, quantity: left, place: null }]
}

type PackedItem = { readonly line: number; readonly item: OrderItem; readonly quantity: number }

/** The items of a part. */
function itemsOf({ lines }: ChosenOrder['fulfilmentProgress'], printed: PrintedFulfilment): PackedItem[] {
  const byLine = new Map(lines.map(({ line, item }) => [line, item]))
  return printed.lines.flatMap(({ line, quantity }) => {
    const item = byLine.get(line)
    return item === undefined ? [] : { line, item, quantity }
  })
}

function idsOf(orders: readonly Pick<ChosenOrder, 'order'>[]): string[] {
  return orders.map(({ order }) => order.orderId)
}
