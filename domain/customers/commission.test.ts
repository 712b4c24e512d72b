import { expect, test } from 'vitest'
import type { Fulfilment } from '../fulfilments/fulfilment.ts'
import type { Reduction } from '../fulfilments/reduction.ts'
import type { OrderItem } from '../orders/order.ts'
import { commissionEntries } from './commission.ts'

const order = { orderId: 'o', orderNumber: '1' }
const item = { quantity: 3, commissionAmount: 333_000 } as unknown as OrderItem
const part = (day: number, quantity: number, status: Fulfilment['status'] = 'DELIVERED'): Fulfilment => ({
  id: `f${day}`,
  number: day,
  status,
  note: null,
  lines: [{ line: 0, quantity }],
  shippedAt: `2026-11-0${day}T00:00:00.000Z`,
  deliveredAt: status === 'DELIVERED' ? `2026-11-0${day}T06:00:00.000Z` : null,
})
const returned = (day: number, quantity: number) =>
  ({
    kind: 'RETURN',
    at: `2026-11-0${day}T06:00:00.000Z`,
    lines: [{ line: 0, quantity }],
  }) as unknown as Reduction
const amounts = (fulfilments: Fulfilment[], changes: Reduction[] = []) =>
  commissionEntries(order, { lines: [{ line: 0, item }], fulfilments, changes }).map(({ amount }) => amount)

test('[DESK-06] commission arises with what arrives, is taken back with what returns, and adds up to the paisa', () => {
  expect(amounts([part(1, 3)])).toEqual([100])
  expect(amounts([part(2, 1), part(1, 1), part(3, 1)])).toEqual([33, 34, 33])
  expect(amounts([part(1, 1), part(2, 1), part(3, 1)], [returned(4, 2)])).toEqual([33, 34, 33, -67])
  expect(amounts([part(1, 3)], [returned(4, 3)])).toEqual([100, -100])
})

test('[DESK-06] what is on the road, or came back undelivered, earns nothing', () => {
  expect(amounts([part(1, 1, 'SHIPPED'), part(2, 2, 'RETURNED')])).toEqual([])
})
