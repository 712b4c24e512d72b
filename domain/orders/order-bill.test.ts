import { expect, it } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { OrderItemView } from './order-view.ts'
import { orderBill } from './order-bill.ts'

const item = (quantity: number, discount: string, packaging: string) =>
  ({ quantity, productDiscount: toPrice(discount), packagingCost: toPrice(packaging) }) as OrderItemView

it('[ORD-05] [CART-10] the bill has the totals of the order; discount and packaging are summed exactly, rounded once', () => {
  const totals = {
    itemMRPTotal: 123_000 as Paise,
    itemTotal: 114_600 as Paise,
    savedAmount: 8_400 as Paise,
    totalTax: 20_628 as Paise,
    grandTotal: 135_228 as Paise,
  }
  const bill = orderBill({ ...totals, orderItems: [item(3, '33.335', '0.5'), item(1, '0.005', '1')] })
  expect(bill).toEqual({
    mrpTotal: 123_000,
    discountTotal: 10_001,
    discountedPrice: 114_600,
    gstTotal: 20_628,
    handlingCharges: 250,
    grandTotal: 135_228,
    savings: 8_400,
  })
  const delivered = { ...totals, deliveryCharge: 5_000 as Paise, orderItems: [] }
  expect(orderBill(delivered)).toMatchObject({ deliveryFee: 5_000, grandTotal: 135_228 })
  expect(orderBill({ ...delivered, deliveryCharge: 0 as Paise })).not.toHaveProperty('deliveryFee')
})
