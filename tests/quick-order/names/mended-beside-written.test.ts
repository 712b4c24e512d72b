import { expect, it } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { indexDemo } from '../demo-answers.ts'

const index = indexDemo()

function namesFound(q: string): string[] {
  const ids = new Set(searchKinds(index, q).found.map(({ productId }) => productId))
  return [...new Set(Array.from(ids, (id) => index.kindOfProduct(id)?.name ?? ''))]
}

it.each([
  ['basin lokker', 'Basin'],
  ['hammer bucet', 'Hammer'],
])('[SEARCH-06] a mended noun hides none that was written: %s', (q, name) => {
  const found = namesFound(q)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((each) => !each.includes(name))).toEqual([])
})

it('[SEARCH-06] a query of which a noun was left out is not understood as a whole', () => {
  expect(searchKinds(index, 'basin lokker')).toMatchObject({ isUnderstood: false, isNotSold: false })
})

it.each([
  ['tower bollt', 'Tower Bolt'],
  ['brick trowall', 'Brick Trowel'],
])('[SEARCH-06] a mended noun that agrees with what was written stays: %s', (q, name) => {
  expect(namesFound(q)).toEqual([name])
})
