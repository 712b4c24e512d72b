import { expect, test } from 'vitest'
import { parsers } from '../../../domain/catalogue/entries/entry-record.ts'
import { buildCatalogue } from '../generator/build-catalogue.ts'
import { demoTables } from '../products/tables.ts'
import { unitInHindi } from '../../../domain/i18n/hindi-units.ts'
import { hindiOf } from './hindi.ts'

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

test('Features of every product are in Hindi', () => {
  const features = collections.products.flatMap(({ hi }) => (hi as { features: string[] }).features)
  expect(features.filter((text) => !/[\u0900-\u097f]/.test(text))).toEqual([])
  expect(
    collections.products.filter(({ hi }) => (hi as { features: string[] }).features.length === 0),
  ).toEqual([])
})

test('Units, attributes, countries, colours and materials have Hindi words', () => {
  const colours = lines.flatMap(({ finishes = [] }) => finishes.map(([name]) => name))
  const materials = lines.flatMap(({ specification }) => specification['Material']?.split('|') ?? [])
  const attributes = lines.flatMap(({ specification }) => Object.keys(specification))
  const words = [...colours, ...materials, ...attributes].filter((word) => !/\d/.test(word))
  expect([...new Set(words)].filter((word) => hindiOf(word) === null)).toEqual([])
  const units = [
    ...new Set(lines.flatMap(({ unit, sizes }) => [unit, ...sizes.map((size) => size[4] ?? unit)])),
  ]
  const countries = [...new Set(lines.map(({ countryOfOrigin = 'India' }) => countryOfOrigin))]
  expect(countries.filter((country) => hindiOf(country) === null)).toEqual([])
  expect(units.filter((unit) => unitInHindi(unit) === unit)).toEqual([])
})

test('A danda follows a word, not a figure or a code, which it would make longer', () => {
  const texts = Object.values(collections).flatMap((documents) =>
    documents.map(({ hi }) => JSON.stringify(hi)),
  )
  expect(texts.flatMap((text) => /[^ ]*[\dA-Za-z]।/u.exec(text ?? '') ?? [])).toEqual([])
})
