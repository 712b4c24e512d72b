import { describe, expect, it } from 'vitest'
import type { AddressFields } from '../addresses/address.ts'
import { parseOrder } from './order-view.ts'
import type { OrderDetailWire } from './wire.ts'

const shippingAddress: AddressFields = {
  address_line1: { receiverName: 'Asha', receiverPhoneNo: '', houseNo: '12', landmark: 'Metro' },
  street: 'MG Road',
  city: 'Gurugram',
  state: 'Haryana',
  zipcode: '122001',
  country: 'India',
}
const wire: OrderDetailWire = {
  orderId: '8c6d5b1e-53a8-4c1f-9a56-0d9f0b6d1c11',
  orderNumber: '4821-9035-7',
  userId: 'a-partner',
  orderStatus: 'CANCELLED',
  paymentMode: 'ONLINE',
  paymentStatus: 'PAID',
  paymentId: 'pay_1',
  shippingAddress,
  orderItems: [
    {
      cartId: null,
      productId: 'cement',
      productName: 'Cement',
      productImageUrl: null,
      quantity: 3,
      productRate: 410,
      productRateAfterDiscount: 382,
      productDiscount: 28,
      variantId: 'cementVariant[0]',
      variantSpecs: {
        uid: null,
        options: ['50 kg'],
        unit: 'bag',
        taxStatus: null,
        hsn: null,
        gstRate: null,
        sellingPriceWOGST: 71.818443,
        sellingGSTAmount: 12.92732,
        sellingPriceWithGST: 84.745763,
        packagingCost: 1.5,
      },
    },
  ],
  itemMRPTotal: 1230,
  itemTotal: 1146,
  savedAmount: 84,
  totalTax: 206.28,
  grandTotal: 1352.28,
  deliveryCharge: 0,
  handlingCharge: 0,
  cancellationReason: 'Found it nearer',
  cancelledBy: 'customer',
  buyerGstin: null,
  createdAt: '2026-11-20T06:30:00.000Z',
  updatedAt: '2026-11-20T06:30:00.000Z',
  cancellable: false,
  invoice: null,
  creditNote: null,
  creditNotes: [],
  lines: [],
  fulfilments: [],
  reductions: [],
  cashDue: 0,
  history: [{ status: 'PLACED', at: '2026-11-20T06:30:00.000Z', by: 'you', note: null }],
  refund: { state: 'DUE', amount: 1352.28 },
  dispute: { state: 'open', amount: 1000.5 },
  commissionAmount: 12.3,
}

describe('an order from the API', () => {
  it('[ORD-05] has its money as whole paise and its prices exactly', () => {
    const order = parseOrder(wire)
    expect(order.grandTotal).toBe(135_228)
    expect(order.refund).toEqual({ state: 'DUE', amount: 135_228 })
    expect(order.dispute).toEqual({ state: 'open', amount: 100_050 })
    expect(order.commissionAmount).toBe(1_230)
    expect(order.orderItems[0]).toMatchObject({
      priceWithGst: 84_745_763,
      packagingCost: 1_500_000,
      options: ['50 kg'],
      unit: 'bag',
    })
  })

  it('[ORD-09] of a list, without history and documents, is readable too', () => {
    const { history: _, refund: __, commissionAmount: ___, invoice: ____, creditNote: _____, ...rest } = wire
    const { dispute: ______, ...short } = rest
    expect(parseOrder(short)).toMatchObject({
      history: [],
      refund: null,
      dispute: null,
      invoice: null,
      creditNote: null,
      commissionAmount: null,
    })
  })

  it('[GEN-09] without its money is no order', () => {
    expect(() => parseOrder({ ...wire, grandTotal: Number.NaN })).toThrow(/amount not-a-number/)
    expect(() => parseOrder(JSON.parse('{}'))).toThrow(/amount not-a-number/)
  })
})
