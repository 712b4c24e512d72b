import { expect, test } from 'vitest'
import { sortOptions } from './sort-options.ts'

const facets = (name: string) => ({
  attributes: [{ name, values: [{ value: 'China', count: 1 }] }],
  prices: null,
})
const sortsOf = (...given: Parameters<typeof sortOptions>) =>
  sortOptions(...given).options.map(({ sort }) => sort)

test('[FIND-04] a list with imported goods can be sorted by their country of origin, and no other', () => {
  const sort = 'featured'
  expect(sortsOf({ measure: null }, { sort, facets: facets('Country of origin') })).toContain('origin')
  expect(sortsOf({ measure: null }, { sort, facets: facets('Brand') })).not.toContain('origin')
  expect(sortsOf({ measure: null }, { sort, facets: null })).not.toContain('origin')
})

test('[PRICE-04] a list without a measure in common is sorted by price instead, and one with it says by what', () => {
  const sort = 'measure-up'
  expect(sortOptions({ measure: null }, { sort, facets: null }).current).toBe('price-up')
  const { current, options } = sortOptions({ measure: 'kg' }, { sort, facets: null })
  expect([current, options.find((each) => each.sort === sort)?.label]).toEqual([sort, 'Price per kg'])
})

test('the first order is called as the page calls it', () => {
  const [first] = sortOptions(
    { measure: null },
    { sort: 'featured', facets: null, featured: 'Best match' },
  ).options
  expect(first).toEqual({ sort: 'featured', label: 'Best match' })
})
