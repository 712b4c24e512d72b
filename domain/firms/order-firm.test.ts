import { expect, it } from 'vitest'
import { toPaise } from '../money/paise.ts'
import { findPassedLimit } from './order-firm.ts'

const paise = (amount: number | null) => (amount === null ? null : toPaise(amount))

it.each([
  { order: null, month: null, total: 900, spent: 900, expected: null },
  { order: 100, month: null, total: 100, spent: 900, expected: null },
  { order: 100, month: null, total: 101, spent: 0, expected: { code: 'firm-order-limit', left: 100 } },
  { order: null, month: 300, total: 100, spent: 200, expected: null },
  { order: null, month: 300, total: 101, spent: 200, expected: { code: 'firm-month-limit', left: 100 } },
  { order: null, month: 300, total: 1, spent: 400, expected: { code: 'firm-month-limit', left: 0 } },
  { order: 50, month: 60, total: 70, spent: 0, expected: { code: 'firm-order-limit', left: 50 } },
])('[FIRM-01] $total after $spent within $order and $month', ({ order, month, total, spent, expected }) => {
  const limits = { orderLimit: paise(order), monthLimit: paise(month) }
  expect(findPassedLimit(limits, { total: toPaise(total), spent: toPaise(spent) })).toEqual(expected)
})
