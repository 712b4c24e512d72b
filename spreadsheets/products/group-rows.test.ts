import { expect, test } from 'vitest'
import type { Column } from '#domain/catalogue/imports/columns.ts'
import { rowGrouper } from './group-rows.ts'
import { mergeRows, rowConflict } from './merge-rows.ts'

const row = (number: number, cells: Partial<Record<Column, string>>, specs: Record<string, string> = {}) => ({
  number,
  cells: new Map(Object.entries(cells) as [Column, string][]),
  specs: new Map(Object.entries(specs)),
  breaks: [],
})

function grouped(rows: readonly ReturnType<typeof row>[]) {
  const { add, products } = rowGrouper<ReturnType<typeof row>>()
  for (const each of rows) add(each)
  return products
}

const numbersOf = (rows: Parameters<typeof grouped>[0]) =>
  grouped(rows).map((group) => group.rows.map(({ number }) => number))

test('[GOODS-03] rows belong together by id, by name, and by saying nothing of it', () => {
  expect(
    numbersOf([
      row(2, { id: 'a', name: 'Elbow' }),
      row(3, { id: 'b', name: 'Elbow' }),
      row(4, { id: 'a', name: '' }),
      row(5, {}),
      row(6, { name: 'Tee', category: 'CPVC' }),
      row(7, { name: 'TEE ' }),
      row(8, { name: 'Tee', category: 'UPVC' }),
      row(9, { name: 'Tee', category: 'cpvc' }),
      row(10, { name: 'Tee' }, { Brand: 'Zed' }),
    ]),
  ).toEqual([[2, 4, 5], [3], [6, 7, 9], [8, 10]])
})

test('[GOODS-03] what further rows add to lists is kept, and what one product has once is its first text', () => {
  const [product] = grouped([
    row(2, { name: 'Tap', pictures: '/a.webp', description: '' }, { Colour: 'Red' }),
    row(3, { name: 'Tap', pictures: '/b.webp | /a.webp', description: 'Brass' }, { Colour: 'Blue' }),
  ])
  if (product === undefined) throw new Error('no product')
  const { cells, specs } = mergeRows(product)
  expect(Object.fromEntries(cells)).toEqual({
    name: 'Tap',
    pictures: '/a.webp | /b.webp',
    description: 'Brass',
  })
  expect(Object.fromEntries(specs)).toEqual({ Colour: 'Red | Blue' })
  expect(rowConflict(product)).toBeNull()
})

test('[GOODS-03] many thousand rows of one name are told apart at once', () => {
  const many = Array.from({ length: 50_000 }, (_, index) =>
    row(index + 2, { name: 'X', category: `c${index}` }),
  )
  const same = Array.from({ length: 50_000 }, (_, index) =>
    row(index + 2, { name: 'X', pictures: `/${index}.webp` }),
  )
  const start = performance.now()
  expect(grouped(many)).toHaveLength(50_000)
  const [product] = grouped(same)
  if (product === undefined) throw new Error('no product')
  expect(rowConflict(product)).toMatchObject({ code: 'too-many-sizes', most: 200 })
  mergeRows(product)
  expect(performance.now() - start).toBeLessThan(4_000)
})
