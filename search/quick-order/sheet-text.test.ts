import { expect, test } from 'vitest'
import { orderRows } from './order-rows.ts'
import { sheetText } from './sheet-text.ts'

test('[QO-03] the columns of a sheet are found by their heads, below whatever stands above them', () => {
  const { text } = sheetText([
    ['Sharma Constructions', '', ''],
    ['Site: Sector 62', '', ''],
    ['S.No', 'Description of Item', 'Unit', 'Qty'],
    ['1', 'OPC 53\ngrade cement', 'bag', '50'],
    ['', '', '', ''],
    ['2', 'CPVC pipe 1/2"', 'nos', '20'],
  ])
  expect(orderRows(text).rows.map(({ cells }) => cells)).toEqual([
    { name: 'opc 53 grade cement', count: '50 bag' },
    { name: 'cpvc pipe 1/2"', count: '20 nos' },
  ])
})

test('[QO-03] a sheet without heads is taken whole', () => {
  expect(
    sheetText([
      ['cement', '50'],
      ['sand', '2'],
    ]),
  ).toEqual({ text: 'cement\t50\nsand\t2', odd: [] })
})

test('[QO-03] totals and taxes below the lines are no lines', () => {
  const { text } = sheetText([
    ['S.No', 'Description', 'Qty', 'Amount'],
    ['1', 'OPC 53 cement', '50', '20000'],
    ['', 'Total', '50', '20000'],
    ['', 'GST 18%', '', '3600'],
    ['Grand Total', '', '', '23600'],
  ])
  expect(orderRows(text).rows).toHaveLength(1)
})

test('[QO-03] a date where a size stood is told, not searched for; one in a column that is not read is no matter', () => {
  const date = { odd: 'date', text: '2-Jan-2026' } as const
  const { text, odd } = sheetText([
    ['Date', 'Item', 'Size', 'Qty'],
    [date, 'CPVC elbow', date, '20'],
  ])
  expect(orderRows(text).rows[0]?.cells).toEqual({ name: 'cpvc elbow', count: '20' })
  expect(odd).toEqual([{ ...date, row: 2 }])
})
