import { expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'

test.each([
  [
    'item,qty\ncement,50\n',
    [
      ['item', 'qty'],
      ['cement', '50'],
    ],
  ],
  [
    'item;qty\r\n"pipe; 1 inch";20\r\n',
    [
      ['item', 'qty'],
      ['pipe; 1 inch', '20'],
    ],
  ],
  [
    'item\tqty\n1/2" elbow\t30',
    [
      ['item', 'qty'],
      ['1/2" elbow', '30'],
    ],
  ],
  [
    'item,qty\n"OPC 53\ngrade ""cement""",5',
    [
      ['item', 'qty'],
      ['OPC 53\ngrade "cement"', '5'],
    ],
  ],
  [
    'a,\n\n,b',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['', []],
])('[QO-03] %j is read as the standard says', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})
