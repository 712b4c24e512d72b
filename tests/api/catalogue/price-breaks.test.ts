import type { Product } from '#domain/catalogue/product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsText } from '#server/commands/finding-texts.ts'
import {
  catalogueFolder,
  productDocument,
  variantDocument,
} from '../../support/catalogue/catalogue-folder.ts'
import { freshKey, openCustomer, type Body } from '../../support/api/order-actions.ts'
import { staffBrowser } from '../../support/api/staff-actions.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import type { Caller } from '../../support/api/test-browser.ts'

let api: TestApi
let me: Caller
let addressId: string

beforeAll(async () => {
  api = await openTestApi()
  ;({ call: me, addressId } = await openCustomer(api, '9811111111'))
})
afterAll(() => api.close())

/** Prices of ₹118, ₹106.20 from 10 and ₹94.40 from 50 on, with their GST of 18 %. */
const priceBreaks = [
  { minQuantity: 10, sellingPriceWOGST: 90, sellingGSTAmount: 16.2, sellingPriceWithGST: 106.2 },
  { minQuantity: 50, sellingPriceWOGST: '80', sellingGSTAmount: '14.4', sellingPriceWithGST: '94.4' },
]

async function sell(breaks: unknown): Promise<string[]> {
  const variants = [variantDocument({ priceBreaks: breaks })]
  const { folder, remove } = await catalogueFolder({
    products: [productDocument('cement', { hsn: '2523', gstRate: 18, variants })],
  })
  const refused: string[] = []
  await api.services.catalogue.importFolder({
    folder,
    onRefused: ({ findings }) => refused.push(findingsText(findings)),
  })
  await remove()
  return refused
}

const line = { product: 'cementVariant[0]', variantUid: 'v1' }

function place(quantity: number, seenPrice: string): Promise<Response> {
  return me('/api/orders', {
    method: 'POST',
    body: { paymentMode: 'COD', addressId, lines: [{ ...line, quantity, seenPrice }] },
    headers: { 'idempotency-key': freshKey() },
  })
}

const orderOf = async (quantity: number, seenPrice: string): Promise<Body> =>
  (await place(quantity, seenPrice)).json()

test('[PRICE-01] the deepest reached break prices the whole order, in every figure', async () => {
  expect(await sell(priceBreaks)).toEqual([])
  expect(await orderOf(9, '118')).toMatchObject({ grandTotal: 1062, itemTotal: 900, totalTax: 162 })
  const order = await orderOf(50, '94.4')
  expect(order).toMatchObject({
    itemMRPTotal: 6000,
    itemTotal: 4000,
    savedAmount: 2000,
    totalTax: 720,
    grandTotal: 4720,
    orderItems: [
      {
        quantity: 50,
        productRate: 120,
        productDiscount: 40,
        variantSpecs: { sellingPriceWOGST: 80, sellingGSTAmount: 14.4 },
      },
    ],
  })
})

test('[PRICE-01] the invoice of such an order has its prices', async () => {
  const { orderId } = await orderOf(10, '106.2')
  await api.services.operator.changeOrderStatus('ravi', {
    orderId: String(orderId),
    to: 'SHIPPED',
    note: null,
  })
  const invoice = await (await me(`/api/orders/${String(orderId)}/invoice`)).json()
  expect(invoice).toMatchObject({ totals: { grandTotal: 106_200 } })
})

test('[PRICE-01] [CART-16] a quantity is charged at its own price, never at one seen for another quantity', async () => {
  for (const [quantity, seenPrice, price] of [
    [9, '106.2', '118'],
    [50, '118', '94.4'],
  ] as const) {
    const answer = await place(quantity, seenPrice)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'cart-changed',
      changes: [{ product: line.product, change: 'price', seenPrice, price }],
    })
  }
})

test('[PRICE-08] staff see where a price comes from and what it stands instead of; nobody else does', async () => {
  const order = await orderOf(50, '94.4')
  const ravi = await staffBrowser(api, '9700000007', 'counter')
  const seen = (await (await ravi.call(`/api/desk/orders/${String(order.orderId)}`)).json()) as Body
  const pricing = { source: { kind: 'break', from: 50 }, listPrice: 118_000_000, publicPrice: 94_400_000 }
  expect(seen).toMatchObject({ orderItems: [{ pricing }] })
  const own = await (await me(`/api/orders/${String(order.orderId)}`)).text()
  expect(own).not.toMatch(/pricing|listPrice|"break"/)
})

test('[PRICE-01] a reorder has the price of its quantity', async () => {
  const { orderId } = await orderOf(50, '94.4')
  const again = await (
    await me(`/api/orders/${String(orderId)}/reorder`, { method: 'POST', body: {} })
  ).json()
  expect(again).toMatchObject({ lines: [{ quantity: 50, seenPrice: '94.4' }] })
})

test('[QO-02] a quick order names the price breaks of what it found', async () => {
  const answer = await api.call('/api/quick-order', { method: 'POST', body: { text: 'product cement 60' } })
  const { products } = (await answer.json()) as { products: { variants: unknown[] }[] }
  expect(products[0]?.variants[0]).toMatchObject({
    price: '118',
    priceBreaks: [
      { minQuantity: 10, price: '106.2' },
      { minQuantity: 50, price: '94.4' },
    ],
  })
})

test('[PRICE-01] [DATA-04] a product with a broken list is refused with the reason and stays as it was', async () => {
  expect(await sell(priceBreaks.toReversed())).toEqual(['variant 0: priceBreaks 1 must begin above 50'])
  expect((await api.services.catalogue.findProduct('cement'))?.variants[0]?.priceBreaks).toHaveLength(2)
})

test('[PRICE-01] a store that an earlier version filled knows its price breaks after the upgrade', async () => {
  const { queries } = api.database
  const { record } = await queries.selectFrom('products').select('record').executeTakeFirstOrThrow()
  const { variants, ...others } = record as Product
  const earlier = { ...others, variants: variants.map(({ priceBreaks: _, ...rest }) => rest) }
  await queries
    .updateTable('products')
    .set({ record: JSON.stringify(earlier) })
    .execute()
  await queries.updateTable('catalogue_state').set({ search_form: 1 }).execute()
  expect(await api.services.catalogue.rebuildSearchIndex()).toBe(true)
  expect((await api.services.catalogue.findProduct('cement'))?.variants[0]?.priceBreaks).toHaveLength(2)
})
