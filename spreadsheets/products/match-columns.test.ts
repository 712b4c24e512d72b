import { expect, test } from 'vitest'
import { matchColumns } from './match-columns.ts'
import { findTable } from './sheet-table.ts'

const rows = [
  ['Particulars', 'HSN/SAC', 'Rate (incl. GST)', 'GST %', 'UOM', 'Make', 'Godown', ''],
  ['Nayab cement', '2523', '402', '18', 'bag', 'Nayab', 'B-12', ''],
  ['Nayab cement', '2523', '402', '18', 'bag', 'Nayab', 'B-13', ''],
]

test('[GOODS-03] unknown heads are guessed, and shown with their first values to somebody who decides', () => {
  const { needsHand, columns } = matchColumns(findTable(rows), null)
  expect(needsHand).toBe(true)
  expect(columns.map(({ field, isSure }) => [field, isSure])).toEqual([
    ['name', false],
    ['hsn', false],
    ['price with gst', false],
    ['gst rate', true],
    ['unit', true],
    ['spec: Brand', false],
    ['', false],
    ['', true],
  ])
  expect(columns[6]?.values).toEqual(['B-12', 'B-13'])
})

test('[GOODS-03] heads that were matched before need no hand', () => {
  const fields = ['name', 'hsn', 'price with gst', 'gst rate', 'unit', 'spec: Brand', '', '']
  expect(matchColumns(findTable(rows), fields).needsHand).toBe(false)
})

test('[GOODS-03] the heads of the template need no hand, and a sheet without names does', () => {
  expect(matchColumns(findTable([['Name', 'spec: Brand', 'From 1', 'Price 1']]), null)).toMatchObject({
    needsHand: false,
    columns: [{ field: 'name' }, { field: 'spec: Brand' }, { field: 'from 1' }, { field: 'price 1' }],
  })
  expect(matchColumns(findTable([['HSN', 'Price']]), null).needsHand).toBe(true)
  expect(matchColumns(findTable([['Title', 'Product']]), null).needsHand).toBe(true)
})

test('[GOODS-03] no field is guessed for two columns', () => {
  const fields = matchColumns(findTable([['Rate A', 'Rate B', 'Price']]), null).columns.map(
    ({ field }) => field,
  )
  expect(fields).toEqual(['', '', 'price with gst'])
})
