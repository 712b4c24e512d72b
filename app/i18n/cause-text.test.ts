import { expect, test } from 'vitest'
import { toPaise } from '#domain/money/paise.ts'
import { deskOrderCauseMessages as t } from '#app/messages/desk/orders/order-causes.ts'
import { orderCauseMessages as hindi } from '#app/messages/hi/orders/order-causes.ts'
import { causeText } from './cause-text.ts'

const totals = { before: toPaise(35_400), after: toPaise(23_650) }

test('[DESK-03] a change of an order is told with both totals, and that it was agreed on the phone', () => {
  expect(causeText({ code: 'changed', ...totals }, t)).toBe('The total changed from ₹354 to ₹236.50.')
  expect(causeText({ code: 'changed-by-phone', ...totals }, t)).toBe(
    'Agreed on the phone. The total changed from ₹354 to ₹236.50.',
  )
  expect(causeText({ code: 'changed', ...totals, after: totals.before }, t)).toBe('The total stays ₹354.')
})

test('[LANG-01] an order that was not paid says so in Hindi', () => {
  expect(causeText({ code: 'not-paid-in-time' }, hindi)).toBe('समय पर भुगतान नहीं हुआ।')
})
