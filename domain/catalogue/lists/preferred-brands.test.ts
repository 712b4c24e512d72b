import { expect, test } from 'vitest'
import {
  brandsForKind,
  findPreferredBrandsIssue,
  formatPreferredBrands,
  parsePreferredBrands,
} from './preferred-brands.ts'

const text = 'Astral, Asian Paints\ncement: UltraTech, ACC\nWhite Cement: JK'

test('[QO-06] brands are preferred for everything or for one kind', () => {
  const brands = parsePreferredBrands(text)
  expect(brands).toEqual(['Astral', 'Asian Paints', 'cement: UltraTech', 'cement: ACC', 'White Cement: JK'])
  expect(formatPreferredBrands(brands)).toBe(text)
  expect(brandsForKind(brands, 'PPC Cement')).toEqual(['UltraTech', 'ACC', 'Astral', 'Asian Paints'])
  expect(brandsForKind(brands, 'White cement')).toEqual(['UltraTech', 'ACC', 'JK', 'Astral', 'Asian Paints'])
  expect(brandsForKind(brands, 'Elbow')).toEqual(['Astral', 'Asian Paints'])
})

test('[QO-06] a hundred preferred brands are enough', () => {
  expect(findPreferredBrandsIssue(text)).toBeNull()
  expect(findPreferredBrandsIssue('x,'.repeat(101))).toEqual({ code: 'too-many-names', most: 100 })
})
