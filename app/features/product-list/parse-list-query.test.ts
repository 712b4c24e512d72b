import { expect, it } from 'vitest'
import { noFilters } from '#domain/catalogue/lists/product-card.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { parseListQuery, withPriceRange } from './parse-list-query.ts'

const query = (text: string) => new URLSearchParams(text)

it('[LIST-08] page and sort order are read from the URL', () => {
  expect(parseListQuery(query('page=3&sort=price-up'))).toEqual({
    page: 3,
    sort: 'price-up',
    filters: noFilters,
  })
})

it.each(['', 'page=0', 'page=-1', 'page=1e3', 'page=x&sort=y', 'min=&max=-3', 'min=cheap'])(
  '[LIST-08] a query "%s" without valid values is the first page, featured first, unfiltered',
  (text) => expect(parseListQuery(query(text))).toEqual({ page: 1, sort: 'featured', filters: noFilters }),
)

it('[LIST-08] price and attribute filters are read from the URL', () => {
  expect(
    parseListQuery(query('min=100&max=1,250.50&f.Brand=Adrika&f.Brand=Yojak&f.Grade=53')).filters,
  ).toEqual({
    minPrice: toPrice(100),
    maxPrice: toPrice('1250.5'),
    attributes: [
      { name: 'Brand', value: 'Adrika' },
      { name: 'Brand', value: 'Yojak' },
      { name: 'Grade', value: '53' },
    ],
  })
})

it('[SEARCH-09] what a search says of the price goes into the URL, unless the URL says something else', () => {
  const words = { rest: 'wire', maxPrice: toPrice(2000), sort: 'measure-up' } as const
  expect(withPriceRange(query('q=sasta wire under 2000&page=3'), words)).toBe(
    '?q=wire&max=2000&sort=measure-up',
  )
  expect(withPriceRange(query('q=x&min=500&sort=name&f.Brand=A'), words)).toBe(
    '?q=wire&min=500&sort=name&f.Brand=A',
  )
})
