import type { AddressFields } from '#domain/addresses/address.ts'
import { createInvoice, type BillTo, type InvoiceRequest } from '#domain/invoices/create-invoice.ts'
import type { Invoice } from '#domain/invoices/tax-document.ts'
import { demoSeller } from '#domain/invoices/seller.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { Price } from '#domain/money/price.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { computeBill } from '#domain/orders/bill.ts'
import type { Order, OrderItem } from '#domain/orders/order.ts'

/** An item of an order; prices are rupees. The base price is the price without GST unless said otherwise. */
export type ItemInput = {
  readonly name?: string
  readonly options?: readonly string[]
  readonly quantity?: number
  readonly unit?: string | null
  readonly hsn?: string | null
  readonly rate?: string | null
  readonly base?: number | string
  readonly without: number | string
  readonly withGst: number | string
}

/** An item as an order freezes it. */
export function orderItem(input: ItemInput): OrderItem {
  const [without, withGst] = [toPrice(input.without), toPrice(input.withGst)]
  const base = toPrice(input.base ?? input.without)
  return {
    cartId: null,
    productId: 'p1',
    productName: input.name ?? 'Cement',
    productImageUrl: null,
    quantity: input.quantity ?? 1,
    productRate: base,
    priceWithGst: withGst,
    productDiscount: Math.max(0, base - without) as Price,
    commissionAmount: 0 as Price,
    variantId: 'p1Variant[0]',
    variantSpecs: {
      uid: 'u1',
      options: input.options ?? [],
      unit: input.unit === undefined ? 'bag' : input.unit,
      taxStatus: 'Taxable',
      hsn: input.hsn === undefined ? '2523' : input.hsn,
      gstRate: input.rate === undefined ? '18' : input.rate,
      priceWithoutGst: without,
      gst: Math.max(0, withGst - without) as Price,
      packagingCost: 0 as Price,
    },
  }
}

/** The delivery address of a site in Gurugram. */
export const siteAddress: AddressFields = {
  address_line1: {
    receiverName: 'Asha Rao',
    receiverPhoneNo: '9812345678',
    houseNo: '12',
    landmark: 'Behind the metro station',
  },
  street: 'MG Road',
  city: 'Gurugram',
  state: 'Haryana',
  zipcode: '122001',
  country: 'India',
}

/** An order of these items, charged as their cart's bill. */
export function orderOf(orderItems: readonly OrderItem[], changes: Partial<Order> = {}): Order {
  const bill = computeBill(
    orderItems.map((item) => ({
      quantity: item.quantity,
      basePrice: item.productRate,
      discount: item.productDiscount,
      priceWithoutGst: item.variantSpecs.priceWithoutGst,
      gst: item.variantSpecs.gst,
      packagingCost: item.variantSpecs.packagingCost,
      priceWithGst: item.priceWithGst,
    })),
  )
  return {
    orderId: '0b0d9d2e-6c5b-4c3e-9a53-0a4f6a1f2c11',
    orderNumber: '4821-9035-7',
    userId: 'person',
    orderStatus: 'SHIPPED',
    paymentMode: 'COD',
    paymentStatus: 'PENDING',
    paymentId: null,
    shippingAddress: siteAddress,
    orderItems,
    itemMRPTotal: bill.mrpTotal,
    itemTotal: bill.discountedPrice,
    savedAmount: bill.savings,
    totalTax: bill.gstTotal,
    grandTotal: bill.grandTotal,
    deliveryCharge: 0 as Paise,
    handlingCharge: 0 as Paise,
    commissionAmount: 0 as Paise,
    cancellationReason: null,
    cancelledBy: null,
    buyerGstin: null,
    createdAt: '2026-11-20T06:30:00.000Z',
    updatedAt: '2026-11-20T06:30:00.000Z',
    ...changes,
  }
}

/** A customer without name, phone or GSTIN. */
export const unregistered: BillTo = { name: null, phone: null, addressLines: null, gstin: null }

/** The invoice of an order, by the demo seller. */
export function invoiceOf(order: Order, changes: Partial<InvoiceRequest> = {}): Invoice {
  return createInvoice({
    order,
    orderNumber: order.orderNumber,
    seller: demoSeller,
    billTo: unregistered,
    number: 'NV/26-27/000123',
    issuedAt: new Date('2026-11-21T10:00:00.000Z'),
    ...changes,
  })
}
