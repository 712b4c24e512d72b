import { expect, it } from 'vitest'
import { readListQuery } from './list-query.ts'

it('[LIST-08] page and sort are read from the address', () => {
  expect(readListQuery(new URLSearchParams('page=3&sort=price-up'))).toEqual({ page: 3, sort: 'price-up' })
})

it.each(['', 'page=0', 'page=-1', 'page=1e3', 'page=x&sort=y'])(
  '[LIST-08] an address "%s" without a valid page or sort is the first page as featured',
  (query) => expect(readListQuery(new URLSearchParams(query))).toEqual({ page: 1, sort: 'featured' }),
)
