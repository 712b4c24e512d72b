import { expect, test } from 'vitest'
import { parseHeader } from '#domain/catalogue/imports/columns.ts'
import { readCell } from './read-cell.ts'

test.each([
  'price with gst',
  'price without gst',
  'mrp',
  'cost',
  'stock',
  'barcode',
  'gst rate',
  'hsn',
  'weight kg',
  'From 1',
  'Price 1',
])(
  '[GOODS-03] [SAFE-01] a cell below “%s” that is longer than any number is refused at once, whatever it is made of',
  (head) => {
    const header = parseHeader(head)
    if (header === null) throw new Error('it is no column')
    const begun = performance.now()
    for (const filler of [' ', '\n', '1', '1 ', '.', ',', "'", '-', '('])
      for (const start of ['1', 'gst 1', 'rs ']) {
        const { issue } = readCell(header, `${start}${filler.repeat(32_000)}x`)
        expect(issue).toMatchObject({ code: 'number-too-long' })
        expect(JSON.stringify(issue).length).toBeLessThan(150)
      }
    // without a limit, one of them takes a second
    expect(performance.now() - begun).toBeLessThan(2_000)
  },
)

test('[GOODS-03] words may be as long as a cell', () => {
  const header = parseHeader('description')
  if (header === null) throw new Error('it is no column')
  expect(readCell(header, 'a'.repeat(32_000)).issue).toBeNull()
})
