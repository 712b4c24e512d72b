import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsText } from '#server/commands/finding-texts.ts'
import {
  catalogueFolder,
  productDocument,
  variantDocument,
} from '../../support/catalogue/catalogue-folder.ts'
import { freshKey, openCustomer, type Body } from '../../support/api/order-actions.ts'
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

async function sell(rule: Body): Promise<string[]> {
  const { folder, remove } = await catalogueFolder({
    products: [productDocument('marble', { variants: [variantDocument(rule)] })],
  })
  const noted: string[] = []
  await api.services.catalogue.importFolder({
    folder,
    onNoted: ({ findings }) => noted.push(findingsText(findings)),
  })
  await remove()
  return noted
}

const line = { product: 'marbleVariant[0]', variantUid: 'v1', seenPrice: '118' }

function place(...quantities: number[]): Promise<Response> {
  return me('/api/orders', {
    method: 'POST',
    body: { paymentMode: 'COD', addressId, lines: quantities.map((quantity) => ({ ...line, quantity })) },
    headers: { 'idempotency-key': freshKey() },
  })
}

test('[PRICE-02] what is between the quantities sold is refused with the ones beside it', async () => {
  expect(await sell({ minQuantity: 50, quantityStep: 10 })).toEqual([])
  for (const [quantity, allowed] of [
    [1, [50]],
    [49, [50]],
    [55, [50, 60]],
  ] as const) {
    const answer = await place(quantity)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'quantity-not-allowed',
      changes: [{ product: line.product, change: 'quantity', quantity, allowed }],
    })
  }
  expect((await place(60)).status).toBe(200)
})

test('[PRICE-02] an order from before a least quantity stays readable, and its reorder is rounded up and says so', async () => {
  await sell({})
  const { orderId } = (await (await place(7)).json()) as Body
  await sell({ minQuantity: 50, quantityStep: 10 })
  const read = await (await me(`/api/orders/${String(orderId)}`)).json()
  expect(read).toMatchObject({ orderItems: [{ quantity: 7 }] })
  const again = await (
    await me(`/api/orders/${String(orderId)}/reorder`, { method: 'POST', body: {} })
  ).json()
  expect(again).toMatchObject({
    lines: [{ quantity: 50 }],
    changes: [{ change: 'quantity', productName: 'Product marble', quantity: 7, allowed: [50] }],
  })
})

test('[PRICE-02] a quick order rounds up and sends the rule', async () => {
  await sell({ minQuantity: 50, quantityStep: 10 })
  await api.services.quickOrder.prepare()
  const answer = await api.call('/api/quick-order', { method: 'POST', body: { text: 'product marble, 52' } })
  const { lines, products } = (await answer.json()) as { lines: Body[]; products: { variants: Body[] }[] }
  expect(lines[0]).toMatchObject({ quantity: 52, pieces: 60 })
  expect(products[0]?.variants[0]).toMatchObject({ minQuantity: 50, quantityStep: 10 })
})

test('[PRICE-02] [DATA-04] a least or step that is no whole number is noted and counts as 1', async () => {
  expect(await sell({ minQuantity: 2.5, quantityStep: 'many' })).toEqual([
    'variant 0: minQuantity is not a whole number up to 99999 and counts as 1',
    'variant 0: quantityStep is not a whole number up to 99999 and counts as 1',
  ])
  expect((await place(1)).status).toBe(200)
})
