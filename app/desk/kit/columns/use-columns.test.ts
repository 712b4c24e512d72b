import { expect, test } from 'vitest'
import { parseColumns } from './use-columns.ts'

test('[DESK-11] columns that were kept come back, and what is no list of names counts as nothing', () => {
  expect(parseColumns('["stock","hsn"]')).toEqual(['stock', 'hsn'])
  expect(parseColumns('[]')).toEqual([])
  expect(parseColumns('["stock",7,null]')).toEqual(['stock'])
  for (const stored of [null, 'null', '', '{', '"stock"', '{"stock":true}'])
    expect(parseColumns(stored)).toBeNull()
})
