import { expect, test } from 'vitest'
import { selectFacets, type CountedValue } from './facets.ts'

const values = (
  name: string,
  ...entries: [value: string, products: number, remaining?: number][]
): CountedValue[] =>
  entries.map(([value, products, remaining = products]) => ({ name, value, products, remaining }))

const namesOf = (counted: CountedValue[]) => selectFacets(counted).map(({ name }) => name)

test('[LIST-08] preferred attributes come first, then the others by how many products have them', () => {
  const counted = [
    ...values('Warranty', ['1 year', 2], ['2 years', 2]),
    ...values('Standard', ['IS 1', 9], ['IS 2', 2]),
    ...values('Thickness(mm)', ['6', 1], ['12', 1]),
    ...values('Brand', ['Adrika', 2], ['Yojak', 1]),
  ]
  expect(namesOf(counted)).toEqual(['Brand', 'Thickness(mm)', 'Standard', 'Warranty'])
})

test('[LIST-08] an attribute with one value, or with a different value for every product, is skipped', () => {
  const counted = [
    ...values('Material', ['Brass', 9]),
    ...values('Model No.', ['A-1', 1], ['A-2', 1]),
    ...values('Standard', ['IS 1', 2], ['IS 2', 1]),
  ]
  expect(namesOf(counted)).toEqual(['Standard'])
})

test('[LIST-08] there are at most six attributes with at most twelve values, the most common ones', () => {
  const many = Array.from({ length: 13 }, (_, index): [string, number] => [`v${index}`, index === 3 ? 1 : 2])
  const counted = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((name) => values(name, ...many))
  const facets = selectFacets(counted)
  expect(facets).toHaveLength(6)
  expect(facets[0]?.values).toHaveLength(12)
  expect(facets[0]?.values.map(({ value }) => value)).not.toContain('v3')
})

test('[LIST-08] values are in numeric order, with the number of products that selecting them would leave', () => {
  const [sizes] = selectFacets(values('Sizes(mm)', ['100', 2, 0], ['20', 2, 1]))
  expect(sizes?.values).toEqual([
    { value: '20', count: 1 },
    { value: '100', count: 0 },
  ])
})

test('[FIND-04] the country of origin is a filter wherever goods are imported, however many other attributes there are', () => {
  const others = ['Capacity', 'Length', 'Mounting', 'Outlet', 'Grade', 'Material', 'Colour'].flatMap((name) =>
    values(name, ['a', 9], ['b', 9]),
  )
  const origin = (...entries: [string, number][]) => [...others, ...values('Country of origin', ...entries)]
  expect(namesOf(origin(['India', 9], ['China', 1]))).toContain('Country of origin')
  expect(namesOf(origin(['China', 3]))).toContain('Country of origin')
  expect(namesOf(origin(['India', 9]))).not.toContain('Country of origin')
})
