import { expect, it } from 'vitest'
import { noFilters } from '#domain/catalogue/product-card.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import {
  parseListQuery,
  withFilterToggled,
  withFilterForm,
  withoutFilters,
  withoutPriceRange,
} from './list-query.ts'

const query = (text: string) => new URLSearchParams(text)

it('[LIST-08] page and sort are read from the address', () => {
  expect(parseListQuery(query('page=3&sort=price-up'))).toEqual({
    page: 3,
    sort: 'price-up',
    filters: noFilters,
  })
})

it.each(['', 'page=0', 'page=-1', 'page=1e3', 'page=x&sort=y', 'min=&max=-3', 'min=cheap'])(
  '[LIST-08] an address "%s" without anything valid is the first page as featured, not narrowed',
  (text) => expect(parseListQuery(query(text))).toEqual({ page: 1, sort: 'featured', filters: noFilters }),
)

it('[LIST-08] filters on price and attributes are read from the address', () => {
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

it('[LIST-08] choosing a value adds it, choosing it again takes it away, both from the first page', () => {
  const brand = { name: 'Brand', value: 'Adrika' }
  const chosen = withFilterToggled(query('sub=a&f.Brand=Yojak&page=2'), brand)
  expect(chosen).toBe('?sub=a&f.Brand=Yojak&f.Brand=Adrika')
  expect(withFilterToggled(query(chosen), brand)).toBe('?sub=a&f.Brand=Yojak')
})

it('[LIST-08] filters are cleared without touching the rest of the address', () => {
  const address = query('mainCat=c&sub=a&sort=name&page=2&min=1&max=2&f.Brand=Adrika')
  expect(withoutFilters(address)).toBe('?mainCat=c&sub=a&sort=name')
  expect(withoutPriceRange(address)).toBe('?mainCat=c&sub=a&sort=name&f.Brand=Adrika')
})

it('[LIST-08] a form of filters takes the place of the filters in the address', () => {
  const form = new FormData()
  form.append('f.Brand', 'Yojak')
  form.append('min', ' 50 ')
  form.append('max', '')
  form.append('other', 'x')
  expect(withFilterForm(query('sub=a&f.Brand=Adrika&max=9&page=2'), form)).toBe('?sub=a&f.Brand=Yojak&min=50')
})
