import { afterAll, expect, test } from 'vitest'
import { PAGE_SIZE } from '#domain/catalogue/lists/shown-order.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { openTestApi } from '../../support/api/test-api.ts'

const api = await openTestApi()
afterAll(() => api.close())
/** More than a list reads at once. */
const TILES = 520

/** Products as they lie in the catalogue: their English names are in none of the orders of the Hindi ones. */
const names = [
  ...Array.from({ length: TILES }, (_, index) => `टाइल ${((index * 7) % TILES) + 1} mm`),
  'हथौड़ा',
  'क़लम',
  'कील',
  'अंगूठी',
  '१०सीमेंट',
  'पाइप १० इंच',
  '11सीमेंट',
  '१सीमेंट',
  'पाइप 4 इंच',
  '९सीमेंट',
  '2सीमेंट',
  'पाइप ३ इंच',
]
const documents = [...names, null].map((name, index) =>
  productDocument(`p-${index}`, {
    productName: `Tile ${String((index * 11) % 1000).padStart(4, '0')}`,
    ...(name !== null && { hi: { name } }),
  }),
)
const english = documents.map(({ productName }) => String(productName)).toSorted()
const untranslated = String(documents.at(-1)?.['productName'])

const { folder, remove } = await catalogueFolder({
  maincategory: [{ id: 'tiles', mainCategory_Name: 'Tiles' }],
  subcategory: [{ id: 'opc', subCategory_Name: 'Tiles', mainCategoryRow: ['tiles'] }],
  products: documents,
})
await api.services.catalogue.importFolder({ folder })
await remove()
await api.services.quickOrder.prepare()

/** As a dictionary has them, figures by their amount in either digits: by their codes क़ comes after ह, and 100 before 20. */
const hindi = [
  '१सीमेंट',
  '2सीमेंट',
  '९सीमेंट',
  '१०सीमेंट',
  '11सीमेंट',
  'अंगूठी',
  'क़लम',
  'कील',
  ...Array.from({ length: TILES }, (_, index) => `टाइल ${index + 1} mm`),
  'पाइप ३ इंच',
  'पाइप 4 इंच',
  'पाइप १० इंच',
  'हथौड़ा',
]

/** Names on all pages, one after another. */
async function namesOn(read: (page: number) => Promise<{ cards: readonly { name: string }[] }>) {
  const found: string[] = []
  for (let page = 1; page <= Math.ceil(documents.length / PAGE_SIZE); page += 1)
    found.push(...(await read(page)).cards.map(({ name }) => name))
  return found
}

const list = (language: 'en' | 'hi') =>
  namesOn((page) =>
    api.services.in(language).catalogue.listProducts({ subcategoryId: 'opc', page, sort: 'name' }),
  )

test('[LANG-02] a list of any length is sorted by its names in Hindi, and what has none stands among them by its English one', async () => {
  const found = await list('hi')
  expect(found).toHaveLength(documents.length)
  expect(found.filter((name) => name !== untranslated)).toEqual(hindi)
  expect(found).toContain(untranslated)
  expect(await list('en')).toEqual(english)
})

test('[LANG-02] [SEARCH-02] so is what a search finds, however much that is', async () => {
  const found = await namesOn((page) =>
    api.services.in('hi').catalogue.searchProducts({ q: 'tile', page, sort: 'name' }),
  )
  expect(found.filter((name) => name !== untranslated)).toEqual(hindi)
})
