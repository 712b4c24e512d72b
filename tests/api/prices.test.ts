import { afterAll, beforeAll, expect, test } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import { catalogueFolder, productDocument, variantDocument } from '../support/catalogue/catalogue-folder.ts'
import { freshKey, openOrderApi, type Body, type Customer } from '../support/api/order-actions.ts'

let orderApi: Awaited<ReturnType<typeof openOrderApi>>
let me: Customer

const onRequest = { sellingPriceWithGST: 0, sellingPriceWOGST: 0, sellingGSTAmount: 0 }

beforeAll(async () => {
  orderApi = await openOrderApi()
  const { folder, remove } = await catalogueFolder({
    subcategory: [{ id: 'opc', subCategory_Name: 'OPC', mainCategoryRow: ['cement'] }],
    products: [
      productDocument('marble', { productName: 'Makrana marble', variants: [variantDocument(onRequest)] }),
      productDocument('granite', {
        productName: 'Galaxy granite',
        variants: [
          variantDocument({ ...onRequest, uid: 'g1', options: ['18 mm'] }),
          variantDocument({ uid: 'g2', options: ['20 mm'] }),
        ],
      }),
    ],
  })
  await orderApi.api.services.catalogue.importFolder({ folder })
  await remove()
  me = await orderApi.customer('9811111111')
})
afterAll(() => orderApi.api.close())

test.each([{}, { seenPrice: '0' }, { seenPrice: '100' }])(
  '[PRICE-07] a variant without a price is not ordered with %j, neither in cash nor online',
  async (seen) => {
    const lines = [{ product: 'marbleVariant[0]', quantity: 5, ...seen }]
    for (const paymentMode of ['COD', 'ONLINE']) {
      const order = { paymentMode, addressId: me.addressId, lines }
      const answer = await me.post('/api/orders', order, { 'idempotency-key': freshKey() })
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        { code: 'cart-changed', changes: [{ product: 'marbleVariant[0]', change: 'gone' }] },
      ])
    }
    const created = await me.post('/api/create-order', { cart: lines, amount: 0 })
    expect(created.status).toBe(409)
    expect(await me.json('/api/orders')).toEqual([])
  },
)

test('[PRICE-07] Quick Order offers only variants that have a price', async () => {
  const { lines } = (await me.json('/api/quick-order', {
    text: '5 makrana marble\n5 galaxy granite 18 mm',
  })) as {
    lines: { candidates: { productId: string; variantIndex: number }[] }[]
  }
  const offered = lines.flatMap(({ candidates }) => candidates)
  expect(offered.some(({ productId }) => productId === 'marble')).toBe(false)
  expect(offered.filter(({ productId }) => productId === 'granite').map((each) => each.variantIndex)).toEqual(
    [1],
  )
})

test('[PRICE-07] a product on request is listed last by price, and is no lowest price of a list', async () => {
  const { catalogue } = orderApi.api.services
  const list = { subcategoryId: 'opc', filters: { attributes: [] } }
  const { cards } = await catalogue.listProducts({ ...list, sort: 'price-up', page: 1 })
  expect(cards.map(({ id }) => id)).toEqual(['cement', 'granite', 'marble'])
  expect((await catalogue.listFacets(list)).prices?.lowest).toBe(toPrice(118))
  const filters = { attributes: [], minPrice: toPrice(0), maxPrice: toPrice(50) }
  expect((await catalogue.listProducts({ ...list, filters, sort: 'featured', page: 1 })).cards).toEqual([])
})

test('[PRICE-07] reordering what has no price any more gives no line', async () => {
  const { orderId } = await me.order('COD')
  await orderApi.sellAt(null)
  expect(await me.json(`/api/orders/${String(orderId)}/reorder`, {})).toMatchObject({ lines: [] })
  await orderApi.sellAt(118)
})

test('[PRICE-07] a suggestion shows no price where there is none', async () => {
  const { products } = (await me.json('/api/suggestions?q=makrana')) as { products: Body[] }
  expect(products).toMatchObject([{ id: 'marble', price: null }])
})
