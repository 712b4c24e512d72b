import { expect, test } from 'vitest'
import { orderItem } from '../../tests/support/builders/order-to-invoice.ts'
import type { Fulfilment } from '../fulfilments/fulfilment.ts'
import { lineProgress } from '../fulfilments/line-progress.ts'
import { currentFulfilments, printedFulfilments } from './printed-fulfilments.ts'

const lines = [{ line: 0, item: orderItem({ quantity: 10, without: '1', withGst: '1.18' }) }]
const at = '2026-11-20T06:30:00.000Z'

function parts(...given: readonly (readonly [number, Fulfilment['status']])[]) {
  const fulfilments = given.map(([quantity, status], index) => ({
    id: String(index),
    number: index + 1,
    status,
    note: null,
    lines: [{ line: 0, quantity }],
    shippedAt: at,
    deliveredAt: null,
  }))
  return { fulfilments, progress: lineProgress({ lines, fulfilments, changes: [] }) }
}

const shown = (all: ReturnType<typeof printedFulfilments>['all']) =>
  all.map(({ number, fulfilment, lines: own }) => [number, fulfilment?.status ?? 'OPEN', own[0]?.quantity])

test('[DESK-03] what is still to be packed is the last part; what came back is no part, but keeps its number', () => {
  const { all, count } = printedFulfilments(parts([4, 'DELIVERED'], [3, 'RETURNED'], [2, 'SHIPPED']), false)
  expect(shown(all)).toEqual([
    [1, 'DELIVERED', 4],
    [3, 'SHIPPED', 2],
    [4, 'OPEN', 4],
  ])
  expect(count).toBe(4)
  expect(shown(currentFulfilments(all))).toEqual([
    [3, 'SHIPPED', 2],
    [4, 'OPEN', 4],
  ])
})

test('[DESK-03] nothing is packed of an order that is over, and all of its parts are printed again', () => {
  expect(printedFulfilments(parts(), true)).toEqual({ all: [], count: 0 })
  const { all } = printedFulfilments(parts([10, 'DELIVERED']), true)
  expect(shown(currentFulfilments(all))).toEqual([[1, 'DELIVERED', 10]])
})
