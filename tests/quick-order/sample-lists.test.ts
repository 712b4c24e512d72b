import { expect, test } from 'vitest'
import { orderRows } from '#search/quick-order/order-rows.ts'
import { startReading } from '#search/quick-order/read-order.ts'
import { quickOrderMessages as english } from '#app/messages/en/catalogue/quick-order.ts'
import { quickOrderMessages as hindi } from '#app/messages/hi/catalogue/quick-order.ts'
import { indexDemo } from './demo-answers.ts'

const index = indexDemo()

/** How many of what, and the words that were not understood. */
function read(list: string) {
  const reader = startReading(index)
  return orderRows(list).rows.flatMap((row) =>
    reader.read(row).lines.map(({ decision, unread }) => ({
      found: decision.suggestions.length > 0,
      quantity: `${decision.quantity?.value} ${decision.quantity?.unit}`,
      unread,
    })),
  )
}

const ordered = (quantity: string) => ({ found: true, quantity, unread: [] })

test.each([
  ['English', english.sampleText],
  ['Hindi', hindi.sampleText],
])('[QO-03] the sample sheet in %s is read whole', (_, sheet) =>
  expect(read(sheet)).toEqual([
    ordered('50 bag'),
    expect.objectContaining({ found: true }),
    ordered('200 piece'),
  ]),
)

test.each([
  ['English', english.placeholder],
  ['Hindi', hindi.placeholder],
])('[QO-03] the example of a list in %s is read whole', (_, list) =>
  expect(read(list)).toEqual([ordered('50 bag'), ordered('20 null'), ordered('8 box'), ordered('200 null')]),
)
