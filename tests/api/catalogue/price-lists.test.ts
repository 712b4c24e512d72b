import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnPricesWire, PriceListWire } from '#domain/pricing/wire.ts'
import {
  catalogueFolder,
  productDocument,
  variantDocument,
} from '../../support/catalogue/catalogue-folder.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { FIRM_GSTIN, firmAddress } from '../../support/api/firm-actions.ts'
import { deliveryAddress, freshKey, type Body } from '../../support/api/order-actions.ts'
import { staffBrowser, type StaffBrowser } from '../../support/api/staff-actions.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import type { Caller } from '../../support/api/test-browser.ts'

let api: TestApi
let manager: StaffBrowser
let asha: Caller
let ravi: Caller

const price = (rupees: number) => ({
  sellingPriceWOGST: Math.round((rupees / 1.18) * 1e6) / 1e6,
  sellingGSTAmount: Math.round((rupees - rupees / 1.18) * 1e6) / 1e6,
  sellingPriceWithGST: rupees,
})

beforeAll(async () => {
  api = await openTestApi()
  const { folder, remove } = await catalogueFolder({
    products: [
      productDocument('cement', {
        subCategoryRow: JSON.stringify(['binders']),
        ProductSpectification: { Brand: ['Adrika'] },
        variants: [
          variantDocument({ ...price(400), priceBreaks: [{ minQuantity: 50, ...price(390) }] }),
          variantDocument({ uid: 'v2', ...price(500) }),
        ],
      }),
      productDocument('sand', {
        ProductSpectification: {},
        subCategoryRow: '["sands"]',
        variants: [variantDocument({ uid: 's1', ...price(60) })],
      }),
      productDocument('lime', { subCategoryRow: '["binders"]', ProductSpectification: { Brand: ['Other'] } }),
    ],
  })
  await api.services.catalogue.importFolder({ folder, onRefused: () => {} })
  await remove()
  asha = await api.signedIn('9811111111')
  ravi = await api.signedIn('9811111112')
  for (const person of [asha, ravi])
    // oxlint-disable-next-line no-await-in-loop -- two people
    await person('/api/addresses', { method: 'POST', body: deliveryAddress })
  manager = await staffBrowser(api, '9700000001', 'manager')
})
afterAll(() => api.close())

const uidOf = async (person: Caller): Promise<string> =>
  ((await (await person('/api/session')).json()) as { partner: { uid: string } }).partner.uid

const rule = (more: object) => ({
  target: 'all',
  key: '',
  uid: null,
  percentOff: null,
  price: null,
  from: 1,
  ...more,
})

/** Saves a list for Asha; the result is its id. */
async function saveList(rules: readonly object[], more: object = {}): Promise<string> {
  const id = randomUUID()
  const holders = [{ kind: 'person', id: await uidOf(asha) }]
  const list = { name: 'Contractors', fromDay: '2026-11-01', untilDay: null, holders, rules, revision: 0 }
  const answer = await manager.call(`/api/desk/price-lists/${id}`, {
    method: 'PUT',
    body: { ...list, ...more },
  })
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, ''])
  return id
}

const remove = (id: string) => manager.call(`/api/desk/price-lists/${id}`, { method: 'DELETE' })

async function pricesOf(person: Caller, more: object = {}): Promise<readonly OwnPricesWire[]> {
  const answer = await person('/api/prices', {
    method: 'POST',
    body: { products: ['cement', 'sand', 'gone'], ...more },
  })
  return ((await answer.json()) as { prices: OwnPricesWire[] }).prices
}

/** What each variant costs somebody in rupees, by quantity. */
const shownTo = async (person: Caller, more: object = {}) =>
  Object.fromEntries(
    (await pricesOf(person, more)).map(({ product, priceWithGst, priceBreaks = [] }) => [
      product,
      [priceWithGst / 1e6, ...priceBreaks.map((each) => [each.minQuantity, each.priceWithGst / 1e6])],
    ]),
  )

async function place(
  person: Caller,
  seenPrice: string,
  { quantity = 1, ...more }: { readonly quantity?: number; readonly firm?: object } = {},
): Promise<Response> {
  const book = (await (await person('/api/addresses')).json()) as { addresses: { id: string }[] }
  const line = { product: 'cementVariant[0]', variantUid: 'v1', quantity, seenPrice }
  return person('/api/orders', {
    method: 'POST',
    body: { paymentMode: 'COD', addressId: book.addresses[0]?.id, lines: [line], ...more },
    headers: { 'idempotency-key': freshKey() },
  })
}

describe('prices that were agreed', () => {
  test('[PRICE-08] the lowest of list, break and agreements is shown to the buyer, and to nobody else', async () => {
    const brand = await saveList([rule({ target: 'brand', key: 'adrika', percentOff: 200 })])
    const fixed = await saveList([
      rule({ target: 'variant', key: 'cementVariant[0]', uid: 'v1', price: 38_000, from: 100 }),
      rule({ target: 'product', key: 'sand', price: 7_000 }),
      rule({ target: 'subcategory', key: 'binders', percentOff: 100 }),
    ])
    expect(await shownTo(asha)).toEqual({
      'cementVariant[0]': [392, [50, 390], [100, 380]],
      'cementVariant[1]': [490],
    })
    expect(await pricesOf(ravi)).toEqual([])
    const { partner } = (await (await asha('/api/session')).json()) as { partner: Body }
    expect(partner.hasPrices).toBe(true)
    await Promise.all([remove(brand), remove(fixed)])
    expect(await pricesOf(asha)).toEqual([])
  })

  test('[PRICE-08] a rule for a brand in a category or subcategory holds for what is of both, and is what the sheet has', async () => {
    const id = await saveList([
      rule({ target: 'subcategory', key: 'binders', brand: 'ADRIKA', percentOff: 1_000 }),
      rule({ target: 'subcategory', key: 'binders', brand: 'Other', percentOff: 5_000 }),
      rule({ target: 'subcategory', key: 'sands', brand: 'Adrika', percentOff: 5_000 }),
      rule({ target: 'category', key: 'walls', brand: 'Other', percentOff: 5_000 }),
    ])
    expect(await shownTo(asha)).toEqual({ 'cementVariant[0]': [360], 'cementVariant[1]': [450] })
    const list = (await (await manager.call(`/api/desk/price-lists/${id}`)).json()) as PriceListWire
    expect(list.rules[0]).toMatchObject({ target: 'subcategory', key: 'binders', brand: 'ADRIKA' })
    const sheet = await (await manager.call(`/api/desk/price-lists/${id}/prices.csv`)).text()
    expect(sheet).toMatch(/ADRIKA.*binders/)
    await remove(id)
  })

  test('[PRICE-08] [CART-16] what is shown is what is charged; a price that was not shown is refused with the one that holds', async () => {
    const id = await saveList([rule({ percentOff: 500 })])
    const refused = await place(asha, '400')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'cart-changed',
      changes: [{ change: 'price', seenPrice: '400', price: '380' }],
    })
    const order = (await (await place(asha, '380', { quantity: 3 })).json()) as Body
    expect(order.grandTotal).toBe(1140)
    expect(JSON.stringify(order)).not.toContain('Contractors')
    const seen = await (await manager.call(`/api/desk/orders/${String(order.orderId)}`)).json()
    expect(seen).toMatchObject({
      orderItems: [
        {
          pricing: {
            source: { kind: 'agreed', priceListId: id, name: 'Contractors' },
            listPrice: 400_000_000,
            publicPrice: 400_000_000,
          },
        },
      ],
    })
    expect((await place(ravi, '380')).status).toBe(409)
    expect((await place(ravi, '400')).status).toBe(200)
    const again = await asha(`/api/orders/${String(order.orderId)}/reorder`, { method: 'POST' })
    expect(await again.json()).toMatchObject({ lines: [{ seenPrice: '380' }], changes: [] })
    await remove(id)
    expect(await errorCodeOf(await place(asha, '380'))).toBe('cart-changed')
    const after = await asha(`/api/orders/${String(order.orderId)}`)
    expect(await after.json()).toMatchObject({ grandTotal: 1140 })
  })

  test('[PRICE-08] a list holds from its first day to its last, in India', async () => {
    const [day] = new Date(api.now().getTime() + 19_800_000).toISOString().split('T')
    const tomorrow = await saveList([rule({ percentOff: 1_000 })], { fromDay: '2026-11-21' })
    const over = await saveList([rule({ percentOff: 2_000 })], { untilDay: '2026-11-19' })
    expect(day).toBe('2026-11-20')
    expect(await pricesOf(asha)).toEqual([])
    const today = await saveList([rule({ percentOff: 300 })], { fromDay: day, untilDay: day })
    expect((await shownTo(asha))['sandVariant[0]']).toEqual([58.2])
    await Promise.all([tomorrow, over, today].map(remove))
  })

  test('[PRICE-08] the prices of a firm hold when it is bought for, by those in it', async () => {
    const firmId = randomUUID()
    const firm = {
      id: firmId,
      gstin: FIRM_GSTIN,
      legalName: 'Umang Traders',
      address: firmAddress,
    }
    const created = await asha('/api/firms', { method: 'POST', body: firm })
    expect([created.status, created.ok ? '' : await created.text()]).toEqual([200, ''])
    const id = await saveList([rule({ percentOff: 1_000 })], { holders: [{ kind: 'firm', id: firmId }] })
    expect(await pricesOf(asha)).toEqual([])
    expect((await shownTo(asha, { firm: firmId }))['sandVariant[0]']).toEqual([54])
    expect(await pricesOf(ravi, { firm: firmId })).toEqual([])
    // a stranger who names the firm learns nothing of its prices
    const tried = await place(ravi, '1', { firm: { id: firmId } })
    expect(await tried.text()).not.toContain('360')
    expect((await place(asha, '360', { firm: { id: firmId } })).status).toBe(200)
    expect((await place(asha, '360')).status).toBe(409)
    await remove(id)
  })
})

describe('price lists at the desk', () => {
  test('[PRICE-08] a list is changed as it was seen, removed and put back, and the log tells of it', async () => {
    const id = await saveList([
      rule({ percentOff: 250 }),
      rule({ target: 'product', key: 'sand', price: 5_500 }),
    ])
    const path = `/api/desk/price-lists/${id}`
    const list = (await (await manager.call(path)).json()) as PriceListWire
    expect(list).toMatchObject({
      revision: 1,
      holders: [{ kind: 'person', detail: '+919811111111' }],
      rules: [{ label: '' }, { label: 'Product sand', price: 5_500 }],
    })
    const change = (revision: number, more: object = {}) =>
      manager.call(path, {
        method: 'PUT',
        body: {
          name: 'Builders',
          fromDay: list.fromDay,
          untilDay: null,
          holders: [],
          rules: [rule({ percentOff: 100 })],
          revision,
          ...more,
        },
      })
    const answers = await Promise.all([change(1), change(1, { name: 'Others' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await remove(id)).status).toBe(200)
    expect(await (await manager.call(`${path}/restore`, { method: 'POST' })).json()).toMatchObject({
      isRemoved: false,
      rules: [{ percentOff: 100 }],
    })
    const log = await (await manager.call('/api/desk/audit?limit=20')).text()
    for (const action of ['create', 'change', 'remove', 'restore'])
      expect(log).toContain(`price-list.${action}`)
    await remove(id)
  })

  test('[PRICE-08] what makes no sense is refused with its field', async () => {
    const attempts: readonly (readonly [object, string])[] = [
      [{ rules: [rule({})] }, 'rules.0.price'],
      [{ rules: [rule({ price: 500 })] }, 'rules.0.price'],
      [{ rules: [rule({ percentOff: 9_001 })] }, 'rules.0.percentOff'],
      [{ rules: [rule({ target: 'brand', percentOff: 100 })] }, 'rules.0.key'],
      [
        { rules: [rule({ target: 'product', key: 'sand', brand: 'Adrika', percentOff: 100 })] },
        'rules.0.brand',
      ],
      [{ rules: [rule({ target: 'category', key: 'x', brand: '', percentOff: 100 })] }, 'rules.0.brand'],
      [{ rules: [] }, 'rules'],
      [{ rules: [rule({ percentOff: 100 }), rule({ percentOff: 200 })] }, 'rules'],
      [{ untilDay: '2026-10-31' }, 'untilDay'],
      [{ holders: [{ kind: 'person', id: randomUUID() }] }, 'holders'],
      [
        { rules: [rule({ percentOff: 1 }), rule({ target: 'brand', key: 'Adrikka', percentOff: 1 })] },
        'rules.1.key',
      ],
      [{ rules: [rule({ target: 'category', key: 'x', brand: 'Adrikka', percentOff: 1 })] }, 'rules.0.brand'],
    ]
    for (const [more, field] of attempts) {
      const list = { name: 'x', fromDay: '2026-11-01', untilDay: null, holders: [], revision: 0 }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await manager.call(`/api/desk/price-lists/${randomUUID()}`, {
        method: 'PUT',
        body: { ...list, rules: [rule({ percentOff: 100 })], ...more },
      })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await answer.json()).toMatchObject({ code: 'invalid-input', faults: [{ field }] })
    }
  })

  test('[PRICE-08] staff see the prices of whom they take an order for', async () => {
    const id = await saveList([rule({ percentOff: 500 })])
    const ask = async (body: object) =>
      (await (await manager.post('/api/desk/prices', { products: ['sand'], ...body })).json()) as object
    expect(await ask({ customer: await uidOf(asha) })).toMatchObject({
      prices: [{ priceWithGst: 57_000_000 }],
    })
    expect(await ask({ customer: await uidOf(ravi) })).toEqual({ prices: [] })
    expect(await ask({})).toEqual({ prices: [] })
    await remove(id)
  })
})
