import { expect, test } from 'vitest'
import type { Finding } from '../../problem/findings.ts'
import { parseDimensions, sidesOf } from './dimensions.ts'

test('[PRICE-04] the shortest side of what is flat is its thickness, that of a brick its height', () => {
  expect(sidesOf({ lengthMm: 600, widthMm: 1200, heightMm: 9 })).toEqual([
    { name: 'length', mm: 600 },
    { name: 'width', mm: 1200 },
    { name: 'thickness', mm: 9 },
  ])
  // a door, whose thickness is delivered as its length
  expect(sidesOf({ heightMm: 2057, widthMm: 813, lengthMm: 32 }).map(({ name }) => name)).toEqual([
    'width',
    'height',
    'thickness',
  ])
  expect(sidesOf({ lengthMm: 230, widthMm: 110, heightMm: 70 }).at(-1)).toEqual({ name: 'height', mm: 70 })
})

test('[PRICE-04] a round piece has a diameter in place of length and width', () => {
  expect(sidesOf({ diameterMm: 1090, heightMm: 1300, lengthMm: 5 })).toEqual([
    { name: 'diameter', mm: 1090 },
    { name: 'height', mm: 1300 },
  ])
  expect(sidesOf({ diameterMm: 600, heightMm: 50 }).at(-1)?.name).toBe('thickness')
  // a pole is long, not thin
  expect(sidesOf({ diameterMm: 50, heightMm: 3000 }).map(({ name }) => name)).toEqual(['diameter', 'height'])
})

test('[PRICE-04] [DATA-04] a side that is no length is noted and left out', () => {
  const issues: Finding[] = []
  const document = { lengthMm: '600', widthMm: 'broad', heightMm: -3, diameterMm: 1e12 }
  expect(parseDimensions(document, 'variants.0', issues)).toEqual({ lengthMm: 600 })
  expect(issues).toEqual(
    ['widthMm', 'heightMm', 'diameterMm'].map((side) => ({
      code: 'left-out',
      field: `variants.0.${side}`,
      expected: 'length',
    })),
  )
  expect(parseDimensions({ lengthMm: null, widthMm: '' }, 'variants.0', issues)).toEqual({})
  expect(issues).toHaveLength(3)
})
