import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servicesContext } from '#app/context.ts'
import { loadProduct } from '#app/routes/widgets/load-product.ts'
import { loader as loadShopPage } from '#app/routes/shop-page.tsx'
import { loader as loadSubpage } from '#app/routes/subpage.tsx'
import { createServerApi } from '#app/state/server-api.ts'
import { storeContext } from '#app/state/store-context.ts'
import { createStore } from '#app/state/store.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'

let api: TestApi
const actor = operator('test')

beforeAll(async () => {
  api = await openTestApi()
  const { folder, remove } = await catalogueFolder({
    shops: ['masonry', 'closed', 'deleted'].map((id) => ({ id, name: id, mainCategoryRow: ['cement'] })),
    maincategory: ['cement', 'steel', 'old'].map((id) => ({ id, mainCategory_Name: id })),
    subcategory: [
      { id: 'opc', subCategory_Name: 'OPC', mainCategoryRow: ['cement'] },
      { id: 'ppc', subCategory_Name: 'PPC', mainCategoryRow: ['cement'] },
    ],
    products: [
      productDocument('kept', { formerIds: ['merged', 'renamed'] }),
      ...['archived', 'deleted', 'draft'].map((id) => productDocument(id)),
      productDocument('alone', { subCategoryRow: [] }),
    ],
  })
  await api.services.catalogue.importFolder({ folder })
  await remove()
  const { entries } = api.services.desk
  const products = 'products' as const
  await entries.changeStatus(actor, { collection: products, ids: ['archived', 'alone'], status: 'archived' })
  await entries.changeStatus(actor, { collection: products, ids: ['draft'], status: 'draft' })
  await entries.remove(actor, { collection: products, ids: ['deleted'] })
  await entries.changeStatus(actor, { collection: 'subcategories', ids: ['ppc'], status: 'archived' })
  await entries.remove(actor, { collection: 'categories', ids: ['old'] })
  await entries.changeStatus(actor, { collection: 'departments', ids: ['closed'], status: 'archived' })
  await entries.remove(actor, { collection: 'departments', ids: ['deleted'] })
})
afterAll(() => api.close())

/** Status of an answer, and where it leads. */
async function outcome(load: () => Promise<{ readonly init?: ResponseInit | null }>) {
  try {
    return (await load()).init?.status
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')]
    throw thrown
  }
}

const product = (id: string) => outcome(() => loadProduct(api.services, id, new URLSearchParams()))

test('[FIND-02] [PROD-06] what is no longer sold is 410, with or without others of its subcategory, and what never was is 404', async () => {
  expect(await product('archived')).toBe(410)
  expect(await product('alone')).toBe(410)
  expect(await product('deleted')).toBe(410)
  // the desk may still publish it
  expect(await product('draft')).toBe(404)
  expect(await product('never')).toBe(404)
  expect(await product('')).toBe(404)
})

test('[FIND-02] the page of an archived product leads to others', async () => {
  const { data } = await loadProduct(api.services, 'archived', new URLSearchParams())
  expect(data.related.map(({ id }) => id)).toEqual(['kept'])
})

test('[FIND-02] an id that a product had before, or that was merged into it, leads to it for good', async () => {
  expect(await product('merged')).toEqual([301, '/product/kept'])
  expect(await product('renamed')).toEqual([301, '/product/kept'])
})

test('[FIND-02] a former id survives a change at the desk, and ends where a product of that id is published', async () => {
  await api.services.desk.entries.changeStatus(actor, {
    collection: 'products',
    ids: ['kept'],
    status: 'draft',
  })
  expect(await product('merged')).toBe(404)
  await api.services.desk.entries.changeStatus(actor, {
    collection: 'products',
    ids: ['kept'],
    status: 'published',
  })
  expect(await product('merged')).toEqual([301, '/product/kept'])
  const { folder, remove } = await catalogueFolder({ products: [productDocument('renamed')] })
  await api.services.catalogue.importFolder({ folder })
  await remove()
  expect(await product('renamed')).toBeUndefined()
})

/** Arguments of the loader of a page. */
function argumentsOf(address: string): never {
  const context = new RouterContextProvider()
  const report = (error: unknown): void => expect.unreachable(String(error))
  context.set(servicesContext, api.services)
  context.set(storeContext, createStore(createServerApi(api.services, report)))
  return { context, url: new URL(address, 'http://store.test') } as never
}

const subpage = (query: string) => outcome(() => loadSubpage(argumentsOf(`/subpage?${query}`)))
const shopPage = (query: string) => outcome(() => loadShopPage(argumentsOf(`/shoppage${query}`)))

test('[FIND-02] [SHOP-01] a shop that is gone is 410, and one that never was 404', async () => {
  expect(await shopPage('?shop=masonry')).toBeUndefined()
  expect(await shopPage('?shop=closed')).toBe(410)
  expect(await shopPage('?shop=deleted')).toBe(410)
  expect(await shopPage('?shop=never')).toBe(404)
  // SHOP-01: the categories may be told otherwise
  expect(await shopPage('?list=cement')).toBeUndefined()
})

test('[FIND-02] a subcategory in another category leads there; categories that are gone are 410, and that never were 404', async () => {
  expect(await subpage('mainCat=cement&sub=opc')).toBe(200)
  expect(await subpage('mainCat=steel&sub=opc')).toEqual([301, '/subpage?mainCat=cement&sub=opc'])
  expect(await subpage('mainCat=cement&sub=ppc')).toBe(410)
  expect(await subpage('mainCat=old')).toBe(410)
  expect(await subpage('mainCat=never')).toBe(404)
  // SUB-03: the first one stands in for one that never was
  expect(await subpage('mainCat=cement&sub=never')).toBe(200)
})

test('[FIND-02] a store without a public address has no sitemap, and its robots.txt names none', async () => {
  expect((await api.call('/sitemap.xml')).status).toBe(404)
  const robots = await api.call('/robots.txt')
  expect(robots.headers.get('content-type')).toContain('text/plain')
  expect(await robots.text()).not.toContain('Sitemap')
})
