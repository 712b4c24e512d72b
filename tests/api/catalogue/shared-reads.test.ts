import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadProduct } from '#app/routes/widgets/load-product.ts'
import { noFilters } from '#domain/catalogue/lists/product-card.ts'
import { CATALOGUE_CHANNEL } from '#server/db/catalogue/catalogue-version.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { openDemoApi } from '../../support/api/demo-api.ts'
import type { TestApi } from '../../support/api/test-api.ts'

const root = path.join(import.meta.dirname, '../../..')
let api: TestApi

beforeAll(async () => {
  api = await openDemoApi()
  await api.database.listen(CATALOGUE_CHANNEL, api.sharedReads.forget)
  api.sharedReads.start()
}, 120_000)
afterAll(() => api.close())

/** How many statements something sends. */
async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const before = api.database.effort().statements
  await act()
  return api.database.effort().statements - before
}

test('[SAFE-03] fifty pages that are rendered at once read a list once, and the next ones not at all', async () => {
  const { catalogue } = api.services
  const readLists = (): Promise<unknown> =>
    Promise.all([catalogue.listShops(), catalogue.listMainCategories(), catalogue.listSubcategories()])
  expect(await statementsOf(() => Promise.all(Array.from({ length: 50 }, readLists)))).toBe(3)
  expect(await statementsOf(readLists)).toBe(0)
})

test('[AREA-03] a saved setting is read anew as soon as the process is told', async () => {
  const { store, desk } = api.services
  const before = await store.getSettings()
  expect(await statementsOf(store.getSettings)).toBe(0)
  await desk.changeSettings(operator('test'), [{ name: 'hotline', value: '+91 124 400 8888' }])
  await expect.poll(async () => (await store.getSettings()).hotline).toBe('+91 124 400 8888')
  expect(before.hotline).not.toBe('+91 124 400 8888')
})

test('[LIST-01] the first page of a list is shared, one that somebody filtered is not', async () => {
  const { catalogue } = api.services
  const subcategoryId = (await catalogue.listSubcategories())[0]?.id ?? ''
  const list = { subcategoryId, page: 1, sort: 'featured' } as const
  const filters = { ...noFilters, attributes: [{ name: 'Brand', value: 'Adrika' }] }
  await catalogue.listProducts(list)
  expect(await statementsOf(() => catalogue.listProducts(list))).toBe(0)
  await catalogue.listProducts({ ...list, filters })
  expect(await statementsOf(() => catalogue.listProducts({ ...list, filters }))).toBeGreaterThan(0)
})

/** What the pages of two products ask of the database: the most statements, and the most rows read. */
const most = {
  'the first page of a product after a change': [9, 270],
  'the page of another product beside it': [1, 1],
} as const satisfies Record<string, readonly [statements: number, rows: number]>

test('[SAFE-01] what two products have in common is read once, as docs/operations.md says', async () => {
  const { services, sharedReads, database } = api
  const subcategoryId = (await services.catalogue.listSubcategories())[0]?.id ?? ''
  const { cards } = await services.catalogue.listProducts({ subcategoryId, page: 1, sort: 'featured' })
  sharedReads.forget()
  const pages = Object.entries(most).map(([name, limits], index) => ({
    name,
    limits,
    id: cards[index]?.id ?? '',
  }))
  const documented = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
  for (const { name, limits, id } of pages) {
    const before = database.effort()
    expect(await loadProduct(services, id, new URLSearchParams())).toMatchObject({
      data: { product: { id } },
    })
    const after = database.effort()
    const measured = [after.statements - before.statements, after.rows - before.rows]
    process.stdout.write(`\n  ${name}: ${measured.join(' statements, ')} rows\n`)
    expect(measured[0]).toBeLessThanOrEqual(limits[0])
    expect(measured[1]).toBeLessThanOrEqual(limits[1])
    expect(documented).toContain(`| ${name} | ${limits[0]} | ${limits[1]} |`)
  }
})
