import { describe, expect, test } from 'vitest'
import { orderItem, orderOf } from '../../tests/support/builders/order-to-invoice.ts'
import { billOf, orderValue } from './order-value.ts'

const order = orderOf([
  orderItem({ without: 28.25, withGst: 33.335, quantity: 3 }),
  orderItem({ name: 'Sand', without: 10.01, withGst: 11.8118, quantity: 7 }),
])
const lines = order.orderItems.map((item, line) => ({ line, item }))
const units = (first: number, second: number) =>
  orderValue(order, lines, ({ line }) => (line === 0 ? first : second))

describe('the value of a part of an order', () => {
  test('[DESK-03] all units are worth the grand total, none nothing', () => {
    expect(units(3, 7)).toBe(order.grandTotal)
    expect(units(0, 0)).toBe(0)
    expect(billOf(order.orderItems).grandTotal).toBe(order.grandTotal)
  })

  test('[DESK-03] [CART-10] whatever the steps, their differences add up to the grand total', () => {
    for (const steps of [
      [
        [1, 0],
        [1, 4],
        [2, 7],
        [3, 7],
      ],
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [3, 3],
        [3, 7],
      ],
    ] as const) {
      let [worth, sum] = [0, 0]
      for (const [first, second] of steps) {
        sum += units(first, second) - worth
        worth = units(first, second)
      }
      expect(sum).toBe(order.grandTotal)
    }
  })

  test('[DESK-03] a charge on the whole order goes with the last unit', () => {
    const charged = { grandTotal: (order.grandTotal + 5_000) as typeof order.grandTotal }
    expect(orderValue(charged, lines, () => 0)).toBe(0)
    expect(orderValue(charged, lines, ({ line }) => (line === 0 ? 1 : 0))).toBe(5_000 + 3_334)
  })
})
