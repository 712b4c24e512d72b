import { receiverName } from '../addresses/printed-address.ts'
import type { Receiving, SiteAccess } from '../addresses/site-access.ts'
import type { OrderPromise } from '../delivery/order-promise.ts'
import { purchaseOrderOf, shipToLines } from '../invoices/create-invoice.ts'
import type { TaxDocument } from '../invoices/tax-document.ts'
import type { Order } from '../orders/order.ts'
import { loadOf, type Load } from '../trips/load.ts'
import type { PackedLine } from './packed-line.ts'

/** Contents of one part of an order, for those who pack and receive it; it names no prices. */
export type PackingSlip = {
  readonly kind: 'packing-slip'
  readonly storeName: string
  readonly storePhone: string
  readonly orderNumber: string
  /** ISO 8601, UTC. */
  readonly orderedAt: string
  /** The purchase order of the firm that bought, where it named one. */
  readonly purchaseOrder: TaxDocument['purchaseOrder']
  readonly promise: OrderPromise | null
  /** Number of the part, counted from 1, and of all parts that are known. */
  readonly fulfilmentNumber: number
  readonly fulfilmentCount: number
  /** ISO 8601, UTC; null while it is being packed. */
  readonly packedAt: string | null
  readonly receiver: {
    readonly name: string
    readonly phone: string
    readonly lines: readonly string[]
    readonly access: SiteAccess | null
    readonly receiving: Receiving | null
  }
  readonly lines: readonly PackedLine[]
  readonly load: Load
}

type SlipFacts = Pick<
  PackingSlip,
  'storeName' | 'storePhone' | 'fulfilmentNumber' | 'fulfilmentCount' | 'packedAt' | 'lines'
> & {
  readonly customer: { readonly name: string | null; readonly phone: string }
}

/** The slip of a part of an order. */
export function createPackingSlip(order: Order, { customer, ...facts }: SlipFacts): PackingSlip {
  const { shippingAddress: to } = order
  return {
    kind: 'packing-slip',
    ...facts,
    orderNumber: order.orderNumber,
    orderedAt: order.createdAt,
    purchaseOrder: purchaseOrderOf(order).purchaseOrder,
    promise: order.promise ?? null,
    receiver: {
      name: receiverName(to) || (customer.name ?? ''),
      phone: to.address_line1.receiverPhoneNo.trim() || customer.phone,
      lines: shipToLines(order),
      access: to.access ?? null,
      receiving: to.receiving ?? null,
    },
    load: loadOf([facts]),
  }
}
