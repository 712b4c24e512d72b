import { expect, test } from 'vitest'
import { parsers } from '../../../domain/catalogue/entries/entry-record.ts'
import { buildCatalogue } from '../generator/build-catalogue.ts'
import { demoTables } from '../products/tables.ts'
import { hindiOf, unitInHindi } from './hindi.ts'

const { collections } = buildCatalogue(demoTables)
const lines = demoTables.mainCategories
  .flatMap(({ subcategories }) => subcategories)
  .flatMap((each) => each.lines)

test('Everything on sale has its Hindi in Devanagari, and an import takes it as it is', () => {
  const kinds = {
    shops: 'departments',
    maincategory: 'categories',
    subcategory: 'subcategories',
    products: 'products',
    'partner-banners': 'banners',
  } as const
  for (const [name, kind] of Object.entries(kinds))
    for (const document of collections[name as keyof typeof kinds]) {
      const parsed = parsers[kind](document)
      if ('rejected' in parsed) throw new Error(parsed.rejected.code)
      const { translations } = parsed.record
      expect([document.id, translations?.hi?.name ?? translations?.hi?.headline]).toEqual([
        document.id,
        expect.stringMatching(/[\u0900-\u097f]{2}/),
      ])
      expect(parsed.issues.filter(({ field = '' }) => /^hi\b/.test(field))).toEqual([])
    }
})

test('Units, attributes, colours and materials have Hindi words', () => {
  const colours = lines.flatMap(({ finishes = [] }) => finishes.map(([name]) => name))
  const materials = lines.flatMap(({ specification }) => specification['Material']?.split('|') ?? [])
  const attributes = lines.flatMap(({ specification }) => Object.keys(specification))
  const words = [...colours, ...materials, ...attributes].filter((word) => !/\d/.test(word))
  expect([...new Set(words)].filter((word) => hindiOf(word) === null)).toEqual([])
  const units = [
    ...new Set(lines.flatMap(({ unit, sizes }) => [unit, ...sizes.map((size) => size[4] ?? unit)])),
  ]
  expect(units.filter((unit) => unitInHindi(unit) === unit)).toEqual([])
})
