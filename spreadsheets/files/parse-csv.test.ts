import { expect, test } from 'vitest'
import { createBudget } from './limits.ts'
import { parseCsv } from './parse-csv.ts'

const limits = {
  rows: 10,
  columns: 4,
  cells: 20,
  characters: 200,
  charactersOfCell: 50,
  unpacked: 0,
  parts: 0,
}

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
  ['a,\n\n,b', [['a'], [], ['', 'b']]],
  ['sep=|\nitem|qty\n', [[], ['item', 'qty']]],
  [
    'item,qty\rcement,50\r',
    [
      ['item', 'qty'],
      ['cement', '50'],
    ],
  ],
  [
    'Shop 5, Main Road\nitem;qty\ncement;50,5\nsand;2,5',
    [['Shop 5, Main Road'], ['item', 'qty'], ['cement', '50,5'], ['sand', '2,5']],
  ],
  [
    'item,qty\n"3/4" x 3"",5',
    [
      ['item', 'qty'],
      ['3/4" x 3"', '5'],
    ],
  ],
  ["'=1+1,=1+1", [['=1+1', { odd: 'formula', text: '=1+1' }]]],
  ['#REF!,N/A', [[{ odd: 'error', text: '#REF!' }, 'N/A']]],
  ['', []],
])('[QO-03] %j is read as the standard says', (text, rows) => {
  expect(parseCsv(text, createBudget(limits))).toEqual(rows)
})

test.each([
  ['a\n'.repeat(11), '"what":"rows","most":10}'],
  ['a,b,c,d,e', '"what":"columns","most":4}'],
  ['a,b,c,d\n'.repeat(6), '"what":"cells","most":20}'],
  [`${'a'.repeat(50)}\n`.repeat(5), '"what":"characters","most":200}'],
  ['a'.repeat(51), '"file-cell-too-long","most":50'],
  ['"open', 'file-quote-missing'],
])('[GOODS-03] %j is refused: %s', (text, reason) => {
  expect(() => parseCsv(text, createBudget(limits))).toThrow(reason)
})
