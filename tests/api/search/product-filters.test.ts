import { afterAll, beforeAll, expect, test } from 'vitest'
import { noFilters, type ProductFilters } from '#domain/catalogue/lists/product-card.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import {
  catalogueFolder,
  productDocument,
  variantDocument,
} from '../../support/catalogue/catalogue-folder.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'

let api: TestApi

const priced = (...prices: number[]) =>
  prices.map((price) =>
    variantDocument({ sellingPriceWithGST: price, sellingPriceWOGST: price, sellingGSTAmount: 0 }),
  )

beforeAll(async () => {
  api = await openTestApi()
  const { folder, remove } = await catalogueFolder({
    products: [
      productDocument('a', {
        ProductSpectification: { Brand: ['Adrika'], Colour: ['Red', 'Blue'], 'Model No.': ['1'] },
        variants: priced(100, 300),
      }),
      productDocument('b', {
        ProductSpectification: JSON.stringify({ Brand: 'Adrika', Colour: 'Red', 'Model No.': '2' }),
        variants: priced(200),
      }),
      productDocument('c', {
        ProductSpectification: { Brand: ["Yo'jak"], Colour: ['Blue'] },
        variants: priced(400),
      }),
      productDocument('none', { ProductSpectification: null, variants: [] }),
      productDocument('elsewhere', { subCategoryRow: ['ppc'], ProductSpectification: { Brand: ['Other'] } }),
    ],
  })
  await api.services.catalogue.importFolder({ folder })
  await remove()
})
afterAll(() => api.close())

const found = async (filters: Partial<ProductFilters>): Promise<string[]> => {
  const list = await api.services.catalogue.listProducts({
    subcategoryId: 'opc',
    page: 1,
    sort: 'featured',
    filters: { ...noFilters, ...filters },
  })
  expect(list.total).toBe(list.cards.length)
  return list.cards.map((card) => card.id)
}

const facets = (filters: Partial<ProductFilters> = {}) =>
  api.services.catalogue.listFacets({ subcategoryId: 'opc', filters: { ...noFilters, ...filters } })

const brand = (value: string) => ({ name: 'Brand', value })
const colour = (value: string) => ({ name: 'Colour', value })

test('[LIST-08] without filters a list is whole', async () => {
  expect(await found({})).toEqual(['a', 'b', 'c', 'none'])
})

test.each([
  [{ minPrice: 200 }, ['a', 'b', 'c']],
  [{ minPrice: 200.01 }, ['a', 'c']],
  [{ minPrice: 400.01 }, []],
  [{ maxPrice: 100 }, ['a']],
  [{ maxPrice: 99.99 }, []],
  // of one variant, not of two together
  [{ minPrice: 150, maxPrice: 199 }, []],
  [{ minPrice: 300, maxPrice: 300 }, ['a']],
  [{ minPrice: 0 }, ['a', 'b', 'c']],
])('[LIST-08] by price %j it holds %j', async (bounds: Record<string, number>, ids) => {
  expect(
    await found(Object.fromEntries(Object.entries(bounds).map(([name, rupees]) => [name, toPrice(rupees)]))),
  ).toEqual(ids)
})

test.each([
  [[brand('Adrika')], ['a', 'b']],
  [
    [brand('Adrika'), brand("Yo'jak")],
    ['a', 'b', 'c'],
  ],
  [[brand('Adrika'), colour('Blue')], ['a']],
  [[colour('Blue')], ['a', 'c']],
  [[colour('blue')], []],
  [[brand('Red')], []],
  [[{ name: '"] || true', value: "'; --" }], []],
])('[LIST-08] by attributes %j it holds %j', async (attributes, ids) => {
  expect(await found({ attributes })).toEqual(ids)
})

test('[LIST-08] facets are the values of the subcategory with their counts, and the range of the prices', async () => {
  expect(await facets()).toEqual({
    attributes: [
      {
        name: 'Brand',
        values: [
          { value: 'Adrika', count: 2 },
          { value: "Yo'jak", count: 1 },
        ],
      },
      {
        name: 'Colour',
        values: [
          { value: 'Blue', count: 2 },
          { value: 'Red', count: 2 },
        ],
      },
    ],
    prices: { lowest: toPrice(100), highest: toPrice(400) },
  })
})

test('[LIST-08] a count is what choosing the value would leave beside the other filters', async () => {
  const { attributes, prices } = await facets({ attributes: [brand('Adrika')], maxPrice: toPrice(150) })
  const counts = Object.fromEntries(
    attributes.flatMap(({ values }) => values.map(({ value, count }) => [value, count])),
  )
  expect(counts).toEqual({ Adrika: 1, "Yo'jak": 0, Blue: 1, Red: 1 })
  expect(prices).toEqual({ lowest: toPrice(100), highest: toPrice(400) })
})

test('[LIST-08] a subcategory without products has no facets', async () => {
  const empty = await api.services.catalogue.listFacets({ subcategoryId: 'nothing', filters: noFilters })
  expect(empty).toEqual({ attributes: [], prices: null })
})

test('[LIST-08] products that a process of an earlier release wrote are filtered and counted by their records', async () => {
  const before = [await facets(), await found({ attributes: [colour('Blue')], minPrice: toPrice(200) })]
  await api.database.queries
    .updateTable('products')
    .set({ attribute_values: null, variant_prices: null })
    .execute()
  expect([await facets(), await found({ attributes: [colour('Blue')], minPrice: toPrice(200) })]).toEqual(
    before,
  )
})
