import { describe, expect, it } from 'vitest'
import { readOrder } from './order-view.ts'

const item = {
  productId: 'cement',
  productName: 'Cement',
  quantity: 3,
  productRate: 410,
  productRateAfterDiscount: 84.745763,
  productDiscount: 28,
  variantId: 'cementVariant[0]',
  variantSpecs: { options: ['50 kg'], unit: 'bag', packagingCost: 1.5 },
}
const wire = {
  orderId: 'an-order',
  orderStatus: 'CANCELLED',
  orderItems: [item],
  itemMRPTotal: 1230,
  itemTotal: 1146,
  savedAmount: 84,
  totalTax: 206.28,
  grandTotal: 1352.28,
  deliveryCharge: 0,
  handlingCharge: 0,
  history: [{ status: 'PLACED', at: '2026-11-20T06:30:00.000Z', by: 'you', note: null }],
  cancellable: false,
  refund: { state: 'DUE', amount: 1352.28 },
  commissionAmount: 12.3,
}

describe('an order from the wire', () => {
  it('[ORD-05] has its money as whole paise and its prices exactly', () => {
    const order = readOrder(wire)
    expect(order.grandTotal).toBe(135_228)
    expect(order.refund).toEqual({ state: 'DUE', amount: 135_228 })
    expect(order.commissionAmount).toBe(1_230)
    expect(order.orderItems[0]).toMatchObject({
      productRateAfterDiscount: 84_745_763,
      packagingCost: 1_500_000,
      options: ['50 kg'],
      unit: 'bag',
    })
  })

  it('[ORD-09] of the list, without history and papers, is readable too', () => {
    const { history: _, refund: __, commissionAmount: ___, ...short } = wire
    expect(readOrder(short)).toMatchObject({
      history: [],
      refund: null,
      invoice: null,
      creditNote: null,
      commissionAmount: null,
    })
  })

  it('[GEN-09] without its money is no order', () => {
    expect(() => readOrder({ ...wire, grandTotal: undefined })).toThrow(/amount of the order/)
    expect(() => readOrder({})).toThrow(/amount of the order/)
  })
})
