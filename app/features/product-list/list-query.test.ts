import { expect, it } from 'vitest'
import { withFilterToggled, withoutFilters, withoutPriceRange } from './list-query.ts'

const query = (text: string) => new URLSearchParams(text)

it('[LIST-08] toggling a value adds or removes it and returns to the first page', () => {
  const brand = { name: 'Brand', value: 'Adrika' }
  const chosen = withFilterToggled(query('sub=a&f.Brand=Yojak&page=2'), brand)
  expect(chosen).toBe('?sub=a&f.Brand=Yojak&f.Brand=Adrika')
  expect(withFilterToggled(query(chosen), brand)).toBe('?sub=a&f.Brand=Yojak')
})

it('[LIST-08] clearing filters leaves the rest of the query alone', () => {
  const address = query('mainCat=c&sub=a&sort=name&page=2&min=1&max=2&f.Brand=Adrika')
  expect(withoutFilters(address)).toBe('?mainCat=c&sub=a&sort=name')
  expect(withoutPriceRange(address)).toBe('?mainCat=c&sub=a&sort=name&f.Brand=Adrika')
})
