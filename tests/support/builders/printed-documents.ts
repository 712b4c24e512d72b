import type { AddressFields } from '#domain/addresses/address.ts'
import { challanCopies, createChallan, type DeliveryChallan } from '#domain/printing/delivery-challan.ts'
import { packedLine } from '#domain/printing/packed-line.ts'
import { createPackingSlip, type PackingSlip } from '#domain/printing/packing-slip.ts'
import { createPickingList, type PickingList } from '#domain/printing/picking-list.ts'
import type { Order } from '#domain/orders/order.ts'
import { invoiceOf, orderItem, orderOf, siteAddress } from './order-to-invoice.ts'

/** An address whose receiver is written in Devanagari, where a small lorry just gets to. */
const hindiAddress: AddressFields = {
  ...siteAddress,
  address_line1: { ...siteAddress.address_line1, receiverName: 'श्री कृष्ण निर्माण' },
  access: { road: 'small-lorry', unloading: 'store', floor: 2 },
}

/** An order of so many bricks, each line of its own name. */
export function brickOrder(lines: number, changes: Partial<Order> = {}): Order {
  const brick = { unit: 'piece', hsn: '6904', rate: '12', without: '7.589286', withGst: '8.5' }
  const items = Array.from({ length: lines }, (_, index) => ({
    ...orderItem({ ...brick, name: `Brick ${index + 1}`, options: ['9 inch'], quantity: 1_000 }),
    productId: `brick-${index + 1}`,
  }))
  return orderOf(items, { shippingAddress: hindiAddress, ...changes })
}

/** The challan of a first part that holds half of each line. */
export function halfChallan(order: Order): DeliveryChallan {
  const lines = order.orderItems.map((item, line) => ({ line, item }))
  const fulfilment = {
    id: 'part',
    number: 1,
    status: 'SHIPPED',
    note: null,
    lines: lines.map(({ line, item }) => ({ line, quantity: item.quantity / 2 })),
    shippedAt: '2026-11-21T10:00:00.000Z',
    deliveredAt: null,
  } as const
  const facts = { fulfilmentCount: 2, vehicle: 'HR 55 AB 1234', driver: 'Suresh', copies: challanCopies }
  return createChallan(
    fulfilment,
    { lines, fulfilments: [fulfilment] },
    { invoice: invoiceOf(order), ...facts },
  )
}

/** The packing slip of a whole order; each unit weighs 2.5 kg. */
export function slipOf(order: Order): PackingSlip {
  return createPackingSlip(order, {
    storeName: 'Neev',
    storePhone: '+91 124 400 0000',
    customer: { name: 'Asha Verma', phone: '+919811111111' },
    fulfilmentNumber: 1,
    fulfilmentCount: 1,
    packedAt: null,
    lines: order.orderItems.map((item) => packedLine(item, item.quantity, 2.5)),
  })
}

/** The picking list of orders, all of it at one place. */
export function pickingListOf(orders: readonly Order[]): PickingList {
  const wanted = orders.flatMap(({ orderNumber, orderItems }) =>
    orderItems.map((item) => ({
      ...packedLine(item, item.quantity, 2.5),
      variantKey: item.productId,
      orderNumber,
      place: { name: 'Yard', position: 0 },
      department: { name: 'Bricks & Blocks', position: 0 },
    })),
  )
  const facts = { storeName: 'Neev', preparedAt: '2026-11-21T10:00:00.000Z', vehicle: null }
  const list = createPickingList(wanted, facts)
  if (list === null) throw new Error('there is nothing to pick')
  return list
}
