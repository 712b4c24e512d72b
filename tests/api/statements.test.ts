import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { createTodayWatch } from '#server/services/orders/read-today.ts'
import { catalogueFolder, productDocument, variantDocument } from '../support/catalogue/catalogue-folder.ts'
import { openTestApi, type TestApi } from '../support/api/test-api.ts'

let api: TestApi
const actor = operator('test')
const MANY = 40
const ids = Array.from({ length: MANY + 2 }, (_, index) => `nut-${index}`)

beforeAll(async () => {
  api = await openTestApi()
  const { folder, remove } = await catalogueFolder({
    products: ids.map((id) =>
      productDocument(id, {
        variants: [variantDocument(), variantDocument({ uid: 'v2', options: ['25 kg'] })],
      }),
    ),
  })
  await api.services.catalogue.importFolder({ folder })
  await remove()
})
afterAll(() => api.close())

async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const before = api.database.effort().statements
  await act()
  return api.database.effort().statements - before
}

/** Statements that an act takes more for many things than for two. */
async function moreForMany(act: (ids: readonly string[]) => Promise<unknown>): Promise<number> {
  const two = await statementsOf(() => act(ids.slice(0, 2)))
  return (await statementsOf(() => act(ids.slice(2)))) - two
}

test('[GOODS-01] the status of many entries changes in as many statements as that of two, there and back', async () => {
  const { entries } = api.services.desk
  for (const status of ['draft', 'published'] as const)
    expect(
      await moreForMany((some) => entries.changeStatus(actor, { collection: 'products', ids: some, status })),
    ).toBe(0)
})

test('[GOODS-01] the entries of all collections are counted at once', async () => {
  expect(await statementsOf(() => api.services.desk.entries.choices(actor))).toBeLessThanOrEqual(4)
  expect((await api.services.desk.entries.choices(actor)).counts).toEqual({
    departments: 0,
    categories: 0,
    subcategories: 0,
    products: ids.length,
    banners: 0,
  })
})

test('[STOCK-02] a receipt of many sizes takes as many statements as one of two, and says what it has now in its order', async () => {
  const { stock } = api.services
  for (const productId of ids)
    await stock.setTracking(actor, {
      productId,
      variantUid: 'v2',
      tracked: true,
      lowLevel: 0,
      expectedOn: null,
      barcode: null,
    })
  const receive = (some: readonly string[]) =>
    stock.change(actor, {
      id: crypto.randomUUID(),
      kind: 'receipt',
      placeId: 'yard',
      toPlaceId: null,
      supplier: null,
      note: null,
      lines: some.map((productId, index) => ({
        productId,
        variantUid: 'v2',
        quantity: index + 1,
        cost: toPrice(index + 1),
      })),
    })
  expect(await moreForMany(receive)).toBe(0)
  const rows = await receive(ids.toReversed())
  expect(rows.map(({ productId }) => productId)).toEqual(ids.toReversed())
  expect(rows.map(({ cost }) => cost)).toEqual(ids.map((_, index) => toPrice(index + 1)))
})

test('[DESK-01] while nothing is written, those who watch the numbers of today cost one statement; a write is seen at once', async () => {
  const { database, now } = api
  let elapsed = 0
  const watch = createTodayWatch({ database, now }, () => (elapsed += 2_000))
  await watch(actor)
  // other tests write to databases of the same cluster
  await vi.waitFor(async () => expect(await statementsOf(() => watch(actor))).toBe(1), 10_000)
  await api.services.stock.setTracking(actor, {
    productId: ids[0] ?? '',
    variantUid: 'v2',
    tracked: true,
    lowLevel: 5,
    expectedOn: null,
    barcode: null,
  })
  expect(await statementsOf(() => watch(actor))).toBeGreaterThan(1)
  await vi.waitFor(async () => expect(await statementsOf(() => watch(actor))).toBe(1), 10_000)
  elapsed += 30_000
  expect(await statementsOf(() => watch(actor))).toBeGreaterThan(1)
})

test('[GOODS-01] many entries are deleted in as many statements as two', async () => {
  expect(
    await moreForMany((some) =>
      api.services.desk.entries.remove(actor, { collection: 'products', ids: some }),
    ),
  ).toBe(0)
})
