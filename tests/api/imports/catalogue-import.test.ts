import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findingsText } from '#server/commands/finding-texts.ts'
import type { ImportRemark } from '#server/services/catalogue/import-catalogue.ts'
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
beforeEach(async () => {
  for (const table of ['products', 'shops', 'subcategories', 'main_categories', 'banners'] as const) {
    await api.database.queries.deleteFrom(table).execute()
  }
})

async function importFiles(files: Record<string, unknown>) {
  const { folder, remove } = await catalogueFolder(files)
  const refused: ImportRemark[] = []
  const noted: ImportRemark[] = []
  try {
    const counts = await api.services.catalogue.importFolder({
      folder,
      onRefused: (remark) => refused.push(remark),
      onNoted: (remark) => noted.push(remark),
    })
    return { counts: counts ?? [], refused, noted }
  } finally {
    await remove()
  }
}

async function exported(name: string): Promise<unknown> {
  const { folder, remove } = await catalogueFolder({})
  try {
    await api.services.catalogue.exportFolder(folder)
    return JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8'))
  } finally {
    await remove()
  }
}

test('[DATA-04] a good catalogue goes in, and a second run changes nothing', async () => {
  const files = {
    maincategory: [{ id: 'cement', mainCategory_Name: 'Cement' }],
    subcategory: [{ id: 'opc', subCategory_Name: 'OPC', mainCategoryRow: ['cement'] }],
    shops: [{ id: 's', name: 'Shop', mainCategoryRow: '["cement"]' }],
    'partner-banners': [{ id: 'b', bannerUrl: '/b.svg' }],
    products: [productDocument('a'), productDocument('b')],
  }
  expect((await importFiles(files)).counts.map((count) => count.added)).toEqual([1, 1, 1, 1, 2])
  const again = await importFiles(files)
  expect(again.counts.map(({ added, changed, unchanged }) => [added, changed, unchanged])).toEqual([
    [0, 0, 1],
    [0, 0, 1],
    [0, 0, 1],
    [0, 0, 1],
    [0, 0, 2],
  ])
})

test('[DATA-04] a changed document is counted as changed and replaces the older form', async () => {
  await importFiles({ products: [productDocument('a'), productDocument('b')] })
  const { counts } = await importFiles({
    products: [productDocument('a'), productDocument('b', { productName: 'New' })],
  })
  expect(counts[0]).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
  expect((await api.services.catalogue.findProduct('b'))?.name).toBe('New')
})

test('[DATA-04] a refused document is named with its reason, and the good ones go in', async () => {
  const { counts, refused } = await importFiles({
    products: [
      productDocument('good'),
      { productName: 'nameless' },
      'not an object',
      productDocument('good', { productName: 'again' }),
      productDocument('cheap', { variants: [variantDocument({ basePrice: -1 })] }),
      productDocument('odd', {
        variants: JSON.stringify([variantDocument(), variantDocument({ sellingPriceWithGST: 'ask' })]),
      }),
      productDocument('last'),
    ],
  })
  expect(counts[0]).toMatchObject({ added: 2, refused: 5 })
  expect(refused.map(({ id, findings }) => `${id} ${findingsText(findings)}`)).toEqual([
    '#2 has no id',
    '#3 is not an object',
    'good repeats an id of this file',
    'cheap variant 0: basePrice is negative (-1)',
    'odd variant 1: sellingPriceWithGST is not a number ("ask")',
  ])
  expect((await api.services.catalogue.findProduct('good'))?.name).toBe('Product good')
})

test('[DATA-04] ids and names with characters that are special to a database are preserved', async () => {
  const id = String.raw`a "b" \ \" {c,d} 'e' null %`
  await importFiles({
    subcategory: [{ id, subCategory_Name: 'Odd' }],
    products: [productDocument(id, { subCategoryRow: [id, 'NULL', 'x'], productName: id })],
  })
  const list = { subcategoryId: id, sort: 'featured', page: 1 } as const
  const { cards } = await api.services.catalogue.listProducts(list)
  expect(cards.map((card) => [card.id, card.name])).toEqual([[id, id]])
})

test('[PROD-08] invalid JSON inside a field is reported and treated as empty', async () => {
  const { counts, noted } = await importFiles({ products: [productDocument('a', { variants: '[{broken' })] })
  expect(counts[0]).toMatchObject({ added: 1, refused: 0 })
  expect(noted).toEqual([
    {
      collection: 'products.json',
      id: 'a',
      findings: [{ code: 'counts-as-empty', field: 'variants', expected: 'json' }],
    },
  ])
  expect((await api.services.catalogue.findProduct('a'))?.variants).toEqual([])
})

test('[DATA-04] an object keyed by id is understood like an array', async () => {
  await importFiles({ shops: { one: { name: 'One' }, two: { id: 'two', name: 'Two' } } })
  expect((await api.services.catalogue.listShops()).map((shop) => shop.id)).toEqual(['one', 'two'])
})

test('[DATA-04] a file that is not JSON changes nothing at all', async () => {
  await expect(
    importFiles({ shops: [{ id: 's' }], products: `[${JSON.stringify(productDocument('a'))}, {"id": ` }),
  ).rejects.toThrow(/products\.json is not valid JSON/)
  expect(await api.services.catalogue.listShops()).toEqual([])
})

test('[DATA-04] a folder without any of the files is refused', async () => {
  await expect(importFiles({})).rejects.toThrow(/holds none of/)
})

test('[DATA-05] what was imported is exported in the same form without loss', async () => {
  const odd = [
    productDocument('a', {
      variants: JSON.stringify([
        variantDocument({ sellingPriceWOGST: '99.745763', kept: { deep: [1, '2'] } }),
      ]),
      ProductDescription: '{"images":[]}',
      unknownKey: ['x', 1.5, null, true],
    }),
    productDocument('b', { variants: [variantDocument({ basePrice: '120.500000' })], subCategoryRow: null }),
  ]
  await importFiles({ products: odd })
  expect(await exported('products')).toEqual(odd)
  expect(await exported('shops')).toEqual([])
})

test('[DATA-05] the whole demo catalogue comes out as it went in', { timeout: 60_000 }, async () => {
  const folder = path.join(import.meta.dirname, '../../../demo/catalogue')
  const counts = await api.services.catalogue.importFolder({ folder })
  expect(counts?.map((count) => count.refused)).toEqual([0, 0, 0, 0, 0])
  for (const name of ['maincategory', 'subcategory', 'shops', 'partner-banners', 'products']) {
    expect(await exported(name)).toEqual(
      JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')),
    )
  }
})

test('every change of the catalogue raises its version for all processes, and an idle run does not', async () => {
  const received: (string | null)[] = []
  await api.database.listen('catalogue', (payload) => received.push(payload))
  await importFiles({ shops: [{ id: 'x' }] })
  await importFiles({ shops: [{ id: 'x' }] })
  await importFiles({ shops: [{ id: 'x', name: 'changed' }] })
  await expect.poll(() => received.length).toBe(2)
  expect(Number(received[1])).toBe(Number(received[0]) + 1)
})

test('two first imports at once import once', async () => {
  const { folder, remove } = await catalogueFolder({ shops: [{ id: 'first' }] })
  await api.database.queries.updateTable('catalogue_state').set({ version: 0 }).execute()
  const both = await Promise.all(
    [1, 2].map(() => api.services.catalogue.importFolder({ folder, onlyIfEmpty: true })),
  )
  await remove()
  expect(both.filter((counts) => counts === null)).toHaveLength(1)
})

test('[DATA-04] an import that is interrupted changes nothing', async () => {
  const { folder, remove } = await catalogueFolder({
    maincategory: [{ id: 'cement', mainCategory_Name: 'Cement' }],
    products: [productDocument('a')],
  })
  const interruption = new AbortController()
  const told: string[] = []
  const importing = api.services.catalogue.importFolder({
    folder,
    onProgress: (collection, documents) => {
      told.push(`${collection} ${documents}`)
      interruption.abort(new Error('interrupted'))
    },
    signal: interruption.signal,
  })
  await expect(importing).rejects.toThrow('interrupted')
  expect(told).toEqual(['maincategory.json 1'])
  expect(await exported('maincategory')).toEqual([])
  await remove()
})
