import { expect, test } from 'vitest'
import { columnAsArray, encodeRows, omitRows, readColumn } from './columns.ts'

const rows = encodeRows([
  { id: 'a', name: 'पाइप', note: null },
  { id: 'b', name: '', note: new TextEncoder().encode('₹ 5') },
  { id: 'c', name: 'Pipe', note: 'x' },
])

test('[DATA-04] the columns of a batch are read as they were written, without a row that is left out too', () => {
  expect(readColumn(rows, 'name')).toEqual(['पाइप', '', 'Pipe'])
  expect(readColumn(rows, 'note')).toEqual([null, '₹ 5', 'x'])
  const fewer = omitRows(rows, new Set([1]))
  expect(fewer.count).toBe(2)
  expect(readColumn(fewer, 'id')).toEqual(['a', 'c'])
  expect(readColumn(fewer, 'note')).toEqual([null, 'x'])
})

test('[DATA-04] a column is an array of texts as PostgreSQL reads one, and tells how many there are', () => {
  const head = Buffer.from(columnAsArray(omitRows(rows, new Set([0])), 'id'))
  const [dimensions, hasNull, typeOfText, count, lowerBound] = [1, 1, 25, 2, 1]
  expect([0, 4, 8, 12, 16].map((at) => head.readInt32BE(at))).toEqual([
    dimensions,
    hasNull,
    typeOfText,
    count,
    lowerBound,
  ])
  expect(head.subarray(20)).toEqual(Buffer.from('\0\0\0\u0001b\0\0\0\u0001c'))
  expect(() => columnAsArray(rows, 'price')).toThrow('price')
})
