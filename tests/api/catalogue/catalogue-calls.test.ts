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
  const { folder, remove } = await catalogueFolder({
    maincategory: [{ id: 'cement', MainCategory_Name: 'Cement', mainCategory_Image: '/c.svg' }],
    subcategory: [{ id: 'opc', subCategory_Name: 'OPC', mainCategoryRow: '["cement"]' }],
    shops: [
      {
        id: 's',
        rowId: 'r',
        name: 'Shop',
        specification: { imageUrl: '/s.svg' },
        mainCategoryRow: '["cement"]',
      },
    ],
    products: Array.from({ length: 1_005 }, (_, index) =>
      productDocument(`p${String(index).padStart(4, '0')}`, {
        productName: `Product ${1_005 - index}`,
        subCategoryRow: index < 30 ? ['opc'] : ['other'],
        variants: [
          variantDocument({ sellingPriceWithGST: 118 + (index % 7), sellingGSTAmount: 18 + (index % 7) }),
        ],
      }),
    ),
  })
  await api.services.catalogue.importFolder({ folder })
  await remove()
})
afterAll(() => api.close())

const list = async (path: string): Promise<Record<string, unknown>[]> => (await api.call(path)).json()

test('[DATA-01] the four catalogue calls answer JSON lists in the names of the specification', async () => {
  expect(await list('/api/maincategory/getMainCategory')).toEqual([
    { id: 'cement', mainCategory_Name: 'Cement', mainCategory_Image: '/c.svg', searchWords: [] },
  ])
  expect((await list('/api/subCategory/getSubCategory'))[0]).toMatchObject({
    subCategory_Name: 'OPC',
    mainCategoryRow: ['cement'],
  })
  expect((await list('/api/shopcategory/getShopCategory'))[0]).toMatchObject({
    rowId: 'r',
    name: 'Shop',
    specification: { imageUrl: '/s.svg' },
    mainCategoryRow: ['cement'],
  })
  expect((await list('/api/products/getProduct'))[0]).toMatchObject({
    productName: 'Product 1005',
    ProductSpectification: { Brand: ['Adrika'] },
  })
})

test('[DATA-01] beyond 1,000 records a list comes in pages named by a Link header', async () => {
  const first = await api.call('/api/products/getProduct')
  expect(await first.json()).toHaveLength(1_000)
  expect(first.headers.get('link')).toBe('</api/products/getProduct?page=2>; rel="next"')
  const second = await api.call('/api/products/getProduct?page=2')
  expect(await second.json()).toHaveLength(5)
  expect(second.headers.get('link')).toBeNull()
})

test('no call shows a commission', async () => {
  for (const path of ['/api/products/getProduct', '/api/products?id=p0001']) {
    expect(await (await api.call(path)).text()).not.toMatch(/com+ission/i)
  }
})

test.each([
  [1, 1],
  [10, 10],
])('[CART-05] %i ids find their products', async (count, found) => {
  const query = Array.from({ length: count }, (_, index) => `id=p${String(index).padStart(4, '0')}`).join('&')
  expect(await list(`/api/products?${query}`)).toHaveLength(found)
})

test('[CART-05] eleven ids in one call are refused, unknown ones are left out', async () => {
  const query = Array.from({ length: 11 }, (_, index) => `id=p000${index}`).join('&')
  expect((await api.call(`/api/products?${query}`)).status).toBe(400)
  expect(await list('/api/products?id=p0001&id=gone')).toHaveLength(1)
})

test('[LIST-01] a list holds the products of its subcategory, in pages, with their total', async () => {
  const { catalogue } = api.services
  const first = await catalogue.listProducts({ subcategoryId: 'opc', page: 1, sort: 'featured' })
  expect([first.cards.length, first.total, first.cards[0]?.id]).toEqual([24, 30, 'p0000'])
  const second = await catalogue.listProducts({ subcategoryId: 'opc', page: 2, sort: 'featured' })
  expect(second.cards.map((card) => card.id)).toEqual(['p0024', 'p0025', 'p0026', 'p0027', 'p0028', 'p0029'])
  expect((await catalogue.listProducts({ subcategoryId: 'none', page: 1, sort: 'featured' })).total).toBe(0)
})

test('a list comes in the requested order', async () => {
  const sorted = async (sort: 'price-up' | 'price-down' | 'name') =>
    (await api.services.catalogue.listProducts({ subcategoryId: 'opc', page: 1, sort })).cards
  const prices = async (sort: 'price-up' | 'price-down') =>
    (await sorted(sort)).map((card) => card.variants[0]?.priceWithGst ?? 0)
  const up = await prices('price-up')
  expect(up).toEqual(up.toSorted((a, b) => a - b))
  const down = await prices('price-down')
  expect(down).toEqual(down.toSorted((a, b) => b - a))
  const names = (await sorted('name')).map((card) => card.name.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

test('an unknown call is a problem document', async () => {
  const answer = await api.call('/api/nonsense')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
})

test('the whole API is described, and readable without another site', async () => {
  const described = (await (await api.call('/api/openapi.json')).json()) as { paths: Record<string, unknown> }
  expect(Object.keys(described.paths)).toEqual(
    expect.arrayContaining(['/api/orders', '/auth/verify', '/api/products/getProduct', '/api/session']),
  )
  const page = await (await api.call('/api/docs')).text()
  expect(page).not.toMatch(/(src|href)="https?:/)
  expect((await api.call('/api/docs/swagger-ui-bundle.js')).status).toBe(200)
})

test('it is ready once it has a catalogue', async () => {
  expect((await api.call('/healthz')).status).toBe(200)
  expect((await api.call('/readyz')).status).toBe(200)
  expect(await (await api.call('/metrics')).text()).toContain('http_requests_total')
  const empty = await openTestApi()
  expect((await empty.call('/readyz')).status).toBe(503)
  await empty.close()
})
