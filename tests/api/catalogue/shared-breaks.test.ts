import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EditPreviewWire } from '#domain/order-edits/wire.ts'
import type { CounterSaleWire } from '#domain/orders/counter/wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { endOffers, makeOffer } from '../../support/api/offer-actions.ts'
import { freshKey, openCustomer, type Body } from '../../support/api/order-actions.ts'
import { staffBrowser, type StaffBrowser } from '../../support/api/staff-actions.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import type { Caller } from '../../support/api/test-browser.ts'
import {
  catalogueFolder,
  productDocument,
  variantDocument,
} from '../../support/catalogue/catalogue-folder.ts'

let api: TestApi
let me: Caller
let owner: StaffBrowser
let addressId: string

const price = (rupees: number) => ({
  basePrice: rupees,
  discountAmount: null,
  sellingPriceWOGST: Math.round((rupees / 1.18) * 1e6) / 1e6,
  sellingGSTAmount: Math.round((rupees - rupees / 1.18) * 1e6) / 1e6,
  sellingPriceWithGST: rupees,
})
const rod = (uid: string, rupees: number, fromTen: number) =>
  variantDocument({
    uid,
    options: [uid],
    unit: 'rod',
    ...price(rupees),
    packagingCost: 0,
    priceBreaks: [{ minQuantity: 10, ...price(fromTen) }],
  })

beforeAll(async () => {
  api = await openTestApi()
  const { folder, remove } = await catalogueFolder({
    products: [productDocument('bar', { variants: [rod('thin', 100, 90), rod('thick', 200, 180)] })],
  })
  await api.services.catalogue.importFolder({ folder, onRefused: () => {} })
  await remove()
  ;({ call: me, addressId } = await openCustomer(api, '9811111111'))
  owner = await staffBrowser(api, '9700000001', 'owner')
})
afterAll(() => api.close())

const size = (product: string, variantUid: string) => (quantity: number, seenPrice?: string) => ({
  product,
  variantUid,
  quantity,
  ...(seenPrice !== undefined && { seenPrice }),
})
const thin = size('barVariant[0]', 'thin')
const thick = size('barVariant[1]', 'thick')

const place = (...lines: readonly object[]) =>
  me('/api/orders', {
    method: 'POST',
    body: { paymentMode: 'COD', addressId, lines },
    headers: { 'idempotency-key': freshKey() },
  })

const show = async (orderId: string) =>
  (await (await owner.call(`/api/desk/orders/${orderId}`)).json()) as DeskOrderDetailWire

/** Previews an edit and saves it as it was shown. */
async function edit(orderId: string, changes: object): Promise<DeskOrderDetailWire> {
  const { updatedAt: seenAt } = await show(orderId)
  const path = `/api/desk/orders/${orderId}/edits`
  const shown = await owner.post(`${path}/preview`, { lines: [], ...changes, seenAt })
  const { totalAfter: seenTotal, needsConsent } = (await shown.json()) as EditPreviewWire
  const body = { lines: [], ...changes, seenAt, seenTotal, id: randomUUID() }
  expect((await owner.post(path, body)).status).toBe(200)
  if (needsConsent) await owner.post(`${path}/agreement`, { id: body.id })
  return show(orderId)
}

const pricesOf = ({ orderItems }: DeskOrderDetailWire) =>
  orderItems
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, variantSpecs }) => [quantity, variantSpecs.sellingPriceWithGST / 1e6])

test('[PRICE-11] two sizes reach a price break together, and their order says why each costs what it does', async () => {
  const order = (await (await place(thin(6, '90'), thick(4, '180'))).json()) as Body
  expect(order).toMatchObject({ grandTotal: 6 * 90 + 4 * 180 })
  const source = { kind: 'break', from: 10 }
  expect(await show(String(order.orderId))).toMatchObject({
    orderItems: [
      { pricing: { source, listPrice: 100_000_000, publicPrice: 90_000_000 } },
      { pricing: { source, listPrice: 200_000_000, publicPrice: 180_000_000 } },
    ],
  })
})

test('[PRICE-11] [CART-16] whoever saw the prices of each line alone is told, never charged another one', async () => {
  const answer = await place(thin(6, '100'), thick(4, '200'))
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    code: 'cart-changed',
    changes: [
      { product: 'barVariant[0]', change: 'price', seenPrice: '100', price: '90' },
      { product: 'barVariant[1]', change: 'price', seenPrice: '200', price: '180' },
    ],
  })
  // another tab took the other size out
  expect(await (await place(thin(6, '90'))).json()).toMatchObject({
    changes: [{ change: 'price', seenPrice: '90', price: '100' }],
  })
})

test('[PRICE-11] [OFFER-01] an offer is taken off the price of the break, as the cart shows it', async () => {
  await makeOffer(api)
  const lines = [thin(6), thick(4)]
  const shown = await (await me('/api/offers/check', { method: 'POST', body: { lines } })).json()
  expect(shown).toMatchObject({
    goodsSaved: 126_00,
    lines: [
      { product: 'barVariant[0]', before: 90_000_000, price: 81_000_000 },
      { product: 'barVariant[1]', before: 180_000_000, price: 162_000_000 },
    ],
  })
  await endOffers(api)
})

test('[PRICE-11] a price list that begins at a quantity counts all sizes, and parts none that are public together', async () => {
  const { partner } = (await (await me('/api/session')).json()) as { partner: { uid: string } }
  const rules = [
    { target: 'variant', key: 'barVariant[0]', uid: 'thin', percentOff: 2_000, price: null, from: 8 },
  ]
  const list = {
    name: 'Contractors',
    fromDay: '2026-11-01',
    untilDay: null,
    holders: [{ kind: 'person', id: partner.uid }],
    rules,
    revision: 0,
  }
  const id = randomUUID()
  expect((await owner.call(`/api/desk/price-lists/${id}`, { method: 'PUT', body: list })).status).toBe(200)
  expect(await (await place(thin(6, '80'), thick(2, '200'))).json()).toMatchObject({ grandTotal: 880 })
  expect(await (await place(thin(6, '80'), thick(4, '180'))).json()).toMatchObject({ grandTotal: 1_200 })
  await owner.call(`/api/desk/price-lists/${id}`, { method: 'DELETE' })
})

test('[PRICE-11] [DESK-03] an edit prices what it adds by the whole order, and leaves the price of what was ordered', async () => {
  const { orderId } = (await (await place(thin(6, '100'))).json()) as { orderId: string }
  const added = await edit(orderId, { added: [thick(4)] })
  expect(pricesOf(added)).toEqual([
    [6, 100],
    [4, 180],
  ])
  // more of a line takes the lower price of today, as it does alone
  const grown = await edit(orderId, { lines: [{ line: 0, quantity: 7 }] })
  expect(pricesOf(grown)).toEqual([
    [7, 90],
    [4, 180],
  ])
  // what is left keeps the price that was agreed, as a line does that shrinks below its break
  const fewer = await edit(orderId, { lines: [{ line: 1, quantity: 0 }] })
  expect(pricesOf(fewer)).toEqual([[7, 90]])
  expect(fewer.grandTotal).toBe(63_000)
})

test('[PRICE-11] [COUNTER-03] of a size that comes back no more is given back than was paid, and the other keeps its price', async () => {
  await owner.prove()
  const sold = await owner.call('/api/desk/counter/sales', {
    method: 'POST',
    headers: { 'idempotency-key': freshKey() },
    body: { lines: [thin(6, '90'), thick(4, '180')], seenTotal: 126_000, method: 'CASH' },
  })
  expect(sold.status).toBe(200)
  const { orderId } = (await sold.json()) as CounterSaleWire
  const back = (line: number, quantity: number) =>
    owner.post(`/api/desk/orders/${orderId}/returns`, {
      lines: [{ line, quantity }],
      reason: 'Returned at the counter',
    })
  expect((await back(1, 4)).status).toBe(200)
  expect((await back(0, 6)).status).toBe(200)
  const { reductions } = await show(orderId)
  expect(reductions.map(({ givenBack }) => givenBack)).toEqual([72_000, 54_000])
})
