import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  catalogueFolder,
  productDocument,
  variantDocument,
} from '../../support/catalogue/catalogue-folder.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

/** Imports files, then what is exported of them again; the counts of the second import. */
async function reimport(files: Record<string, unknown>) {
  for (const table of [
    'products',
    'shops',
    'subcategories',
    'main_categories',
    'banners',
    'hidden_entries',
  ] as const)
    await api.database.queries.deleteFrom(table).execute()
  const delivered = await catalogueFolder(files)
  const exported = await catalogueFolder({})
  try {
    await api.services.catalogue.importFolder({ folder: delivered.folder })
    await api.services.catalogue.exportFolder(exported.folder)
    return (await api.services.catalogue.importFolder({ folder: exported.folder })) ?? []
  } finally {
    await delivered.remove()
    await exported.remove()
  }
}

/** Texts with what JSON, databases and keyboards make of them. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff x',
    '\u2028',
    '__proto__',
    '1',
    '-0',
    '"',
    '\\',
  ),
)
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, 1e21, 1e-7, 0.1, 9_007_199_254_740_992, Number.MIN_VALUE, Number.MAX_VALUE),
)
const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(text, tie('value'), { maxKeys: 3 }),
  ),
})).value
const id = fc.oneof(text, fc.constantFrom('a%2Fb', ' padded ', '10', '9', 'é', 'e\u0301', '..'), number)
const extras = fc.dictionary(text, anything, { maxKeys: 3 })
const status = fc.constantFrom(
  {},
  { status: 'draft' },
  { status: 'archived' },
  { status: 'odd' },
  { status: null },
)

const products = fc
  .tuple(id, extras, status, anything, anything)
  .map(([own, more, standing, odd, description]) => ({
    ...productDocument('x', {
      subCategoryRow: ['s'],
      variants: [variantDocument({ options: odd, uid: odd })],
      ProductDescription: description,
    }),
    ...more,
    ...standing,
    id: own,
  }))
const shops = fc
  .tuple(id, anything, extras)
  .map(([own, name, more]) => ({ ...more, name, mainCategoryRow: name, id: own }))

const nothing = { changed: 0, added: 0, refused: 0 }

test.each([1, 2, 3])(
  '[DATA-05] [GOODS-03] an export of odd documents, imported again, changes and refuses nothing (seed %i)',
  { timeout: 60_000 },
  async (seed) => {
    const counts = await reimport({
      products: fc.sample(products, { numRuns: 40, seed }),
      shops: fc.sample(shops, { numRuns: 20, seed }),
    })
    for (const { collection, changed, added, refused } of counts)
      expect({ collection, changed, added, refused }).toEqual({ collection, ...nothing })
  },
)

test('[DATA-05] [GOODS-03] so do drafts among others, refused documents, repeated ids and documents keyed by id', async () => {
  const keyed = {
    10: productDocument('10'),
    b: { productName: 'No id of its own' },
    refused: 'no document',
    a: productDocument('a', { status: 'draft' }),
    c: productDocument('c'),
  }
  const twice = [
    { id: 'x', name: 'first' },
    { id: 'x', name: 'second' },
    { id: 'y', name: 'hidden', status: 'archived' },
    { id: 'z', name: 'other' },
  ]
  const counts = await reimport({ products: keyed, shops: twice })
  for (const { changed, added, refused } of counts) expect({ changed, added, refused }).toEqual(nothing)
  expect(counts.find(({ collection }) => collection === 'products.json')?.unchanged).toBe(4)
})
