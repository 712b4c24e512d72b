import { expect, test } from 'vitest'
import { orderRows } from './order-rows.ts'
import { sheetText } from './sheet-text.ts'

test('[QO-03] the columns of a sheet are found by their heads, below whatever stands above them', () => {
  const text = sheetText([
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
  ).toBe('cement\t50\nsand\t2')
})
