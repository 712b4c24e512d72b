import { expect, test } from 'vitest'
import { readForm } from './entries/forms/read-form.ts'
import { MAX_GOES_WITH, parseSubcategory } from './subcategory.ts'

const goesWithOf = (goesWith: unknown) => {
  const result = parseSubcategory({ id: 'tiles', subCategory_Name: 'Tiles', goesWith })
  return 'record' in result ? result.record.goesWith : result
}

test('[PRICE-04] a subcategory names those that it goes with once each, never itself, and no more than the limit', () => {
  expect(goesWithOf(['tile-grout', 'tiles', 'tile-adhesive', 'tile-grout'])).toEqual([
    'tile-grout',
    'tile-adhesive',
  ])
  expect(goesWithOf('["tile-grout"]')).toEqual(['tile-grout'])
  expect(goesWithOf(Array.from({ length: 40 }, (_, index) => `s${index}`))).toHaveLength(MAX_GOES_WITH)
  for (const nothing of [undefined, [], ['tiles'], 'no list']) expect(goesWithOf(nothing)).toBeUndefined()
})

test('[GOODS-01] the form of a subcategory shows what it goes with, and a material only if calculators know it', () => {
  const form = (material: string) =>
    readForm('subcategories', {
      id: 'tiles',
      name: 'Tiles',
      image: null,
      mainCategoryIds: [],
      searchWords: [],
      material,
      goesWith: ['tile-grout'],
    })
  expect(form('tiles')).toMatchObject({ goesWith: ['tile-grout'], material: 'tiles' })
  expect(form('moon-rock')).toMatchObject({ material: '' })
})
