import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchedOrderWire } from '#search/quick-order/wire.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'

let api: TestApi

const cementNames = { name: 'अद्रिका ओपीसी सीमेंट', shortDescription: 'ढलाई के लिए' }

beforeAll(async () => {
  api = await openTestApi()
  const { folder, remove } = await catalogueFolder({
    maincategory: [{ id: 'cement', mainCategory_Name: 'Cement', hi: { name: 'सीमेंट' } }],
    subcategory: [
      {
        id: 'opc',
        subCategory_Name: 'OPC Cement',
        mainCategoryRow: ['cement'],
        hi: { name: 'ओपीसी सीमेंट', words: { Brand: 'ब्रांड', Adrika: 'अद्रिका', Grey: 'ग्रे' } },
      },
    ],
    shops: [{ id: 's', name: 'Masonry', mainCategoryRow: ['cement'], hi: { name: 'चिनाई' } }],
    'partner-banners': [{ id: 'b', headline: 'To your site', action: 'Shop', hi: '{"headline":"साइट तक"}' }],
    products: ['Adrika', 'Vajrana'].map((brand, index) =>
      productDocument(`cement-${index}`, {
        productName: `${brand} OPC Cement`,
        ProductSpectification: { Brand: [brand], Colour: ['Grey'] },
        ...(index === 0 && { hi: cementNames }),
      }),
    ),
  })
  await api.services.catalogue.importFolder({ folder })
  await remove()
})
afterAll(() => api.close())

const namesAt = async (path: string, field: string): Promise<unknown[]> =>
  ((await (await api.call(path)).json()) as Record<string, unknown>[]).map((each) => each[field])

test('[LANG-02] the lists of the API are answered in the language that a call asks for, in English where it has none', async () => {
  const lists: [string, string, string[], string[]][] = [
    ['/api/shopcategory/getShopCategory', 'name', ['Masonry'], ['चिनाई']],
    ['/api/maincategory/getMainCategory', 'mainCategory_Name', ['Cement'], ['सीमेंट']],
    ['/api/subCategory/getSubCategory', 'subCategory_Name', ['OPC Cement'], ['ओपीसी सीमेंट']],
    [
      '/api/products/getProduct',
      'productName',
      ['Adrika OPC Cement', 'Vajrana OPC Cement'],
      ['अद्रिका ओपीसी सीमेंट', 'Vajrana OPC Cement'],
    ],
    ['/api/products?id=cement-0', 'productName', ['Adrika OPC Cement'], ['अद्रिका ओपीसी सीमेंट']],
  ]
  for (const [path, field, english, hindi] of lists) {
    const query = path.includes('?') ? '&' : '?'
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    const [plain, translated, unknown, again] = [
      await namesAt(path, field),
      await namesAt(`${path}${query}language=hi`, field),
      await namesAt(`${path}${query}language=xx`, field),
      await namesAt(path, field),
    ]
    expect([plain, translated, unknown, again]).toEqual([english, hindi, english, english])
  }
})

test('[LANG-02] the services of a language read cards, facets and pages in it', async () => {
  const { catalogue } = api.services.in('hi')
  const list = { subcategoryId: 'opc', page: 1, sort: 'featured' } as const
  const { cards } = await catalogue.listProducts(list)
  expect(cards.map(({ name, summary }) => [name, summary])).toEqual([
    ['अद्रिका ओपीसी सीमेंट', 'ढलाई के लिए'],
    ['Vajrana OPC Cement', 'short'],
  ])
  const filters = { attributes: [{ name: 'Brand', value: 'Adrika' }] }
  expect((await catalogue.listProducts({ ...list, filters })).total).toBe(1)
  expect(await catalogue.labelFilters(filters)).toEqual({
    attributes: [{ name: 'Brand', value: 'Adrika', label: 'अद्रिका' }],
  })
  const { attributes } = await catalogue.listFacets({ subcategoryId: 'opc', filters: { attributes: [] } })
  expect(attributes[0]).toEqual({
    name: 'Brand',
    label: 'ब्रांड',
    values: [
      { value: 'Adrika', label: 'अद्रिका', count: 1 },
      { value: 'Vajrana', count: 1 },
    ],
  })
  expect(await catalogue.listBanners()).toMatchObject([{ headline: 'साइट तक', action: 'Shop' }])
  expect(await catalogue.findProduct('cement-0')).toMatchObject({
    name: 'अद्रिका ओपीसी सीमेंट',
    labels: { Brand: 'ब्रांड', Adrika: 'अद्रिका', Grey: 'ग्रे' },
  })
})

test('[LANG-02] nothing of another language is read with the services in English', async () => {
  const { catalogue } = api.services
  const read = JSON.stringify([
    await catalogue.findProduct('cement-0'),
    await catalogue.listProducts({ subcategoryId: 'opc', page: 1, sort: 'featured' }),
    await catalogue.listSubcategories(),
    await catalogue.listMainCategories(),
    await catalogue.listShops(),
    await catalogue.listBanners(),
    await catalogue.searchProducts({ q: 'cement', page: 1 }),
  ])
  expect(read).not.toMatch(/[\u0900-\u097f]|translations|labels/)
})

test('[LANG-02] searches, suggestions and Quick Order name what they find in the language', async () => {
  await api.services.quickOrder.prepare()
  const { catalogue } = api.services.in('hi')
  const found = await catalogue.searchProducts({ q: 'adrika opc cement', page: 1 })
  expect(found.cards[0]?.name).toBe('अद्रिका ओपीसी सीमेंट')
  const { categories } = await catalogue.suggest('cement')
  expect(categories.map(({ name }) => name)).toEqual(['सीमेंट', 'ओपीसी सीमेंट'])
  const answer = await api.call('/api/quick-order?language=hi', {
    method: 'POST',
    body: { text: '50 bag adrika opc cement' },
  })
  const { products } = (await answer.json()) as MatchedOrderWire
  expect(products.map(({ name }) => name)).toContain('अद्रिका ओपीसी सीमेंट')
})

test('[LANG-02] [DATA-05] an export has the parts of other languages as they were delivered', async () => {
  const { folder, remove } = await catalogueFolder({})
  await api.services.catalogue.exportFolder(folder)
  const { readFile } = await import('node:fs/promises')
  const exported = await readFile(`${folder}/products.json`, 'utf8')
  await remove()
  expect((JSON.parse(exported) as { hi?: unknown }[]).map(({ hi }) => hi)).toEqual([cementNames, undefined])
})
