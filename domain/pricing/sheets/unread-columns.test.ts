import { expect, test } from 'vitest'
import { restrictionOf } from './unread-columns.ts'

test.each([
  ['Customer', 'who'],
  ['PARTY  NAME', 'who'],
  ['Client', 'who'],
  ['ग्राहक', 'who'],
  ['City', 'where'],
  ['Delivery to', 'where'],
  ['शहर', 'where'],
  ['Valid month', 'when'],
  ['Weekday', 'when'],
  ['Size', 'what'],
  ['Product', 'what'],
  ['Min. qty', 'terms'],
  ['Payment mode', 'terms'],
  ['Only for cash', 'terms'],
] as const)('[OFFER-01] [PRICE-08] a column “%s” seems to restrict %s', (head, restricts) => {
  expect(restrictionOf(head)).toBe(restricts)
})

test.each(['', 'Remarks', 'S.No.', 'Name', 'Shop’s price now', 'MRP', 'HSN code', 'Updated on', 'Margin'])(
  '[OFFER-01] [PRICE-08] a column “%s” is a remark',
  (head) => {
    expect(restrictionOf(head)).toBeNull()
  },
)
