import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findingsText } from '#server/commands/finding-texts.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import {
  catalogueFolder,
  productDocument,
  variantDocument,
} from '../../support/catalogue/catalogue-folder.ts'
import { freshKey, openOrderApi, type Body, type Customer } from '../../support/api/order-actions.ts'

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

describe('an import with a price that falls or rises by more than half', () => {
  type Prices = Readonly<Record<string, number | readonly Body[]>>

  /** Imports products at prices, or with variants; resolves with what happened. */
  async function importAt(prices: Prices, confirmPrices?: boolean | readonly string[]) {
    const products = Object.entries(prices).map(([id, price]) =>
      productDocument(id, { variants: typeof price === 'number' ? [variantAt(price)] : price }),
    )
    const { folder, remove } = await catalogueFolder({ products })
    const held: string[] = []
    const counts = await orderApi.api.services.catalogue.importFolder({
      folder,
      onPriceMove: ({ id, findings }) => held.push(`${id} ${findingsText(findings)}`),
      ...(confirmPrices !== undefined && { confirmPrices }),
    })
    await remove()
    const { added = 0, changed = 0, unchanged = 0 } = counts?.[0] ?? {}
    return { held, counts: [added, changed, unchanged, counts?.[0]?.held] }
  }

  const variantAt = (price: number, changes: Body = {}): Body =>
    variantDocument({ sellingPriceWithGST: price, sellingPriceWOGST: price, sellingGSTAmount: 0, ...changes })

  async function priceOf(id: string): Promise<number> {
    const product = await orderApi.api.services.catalogue.findProduct(id)
    return (product?.variants[0]?.priceWithGst ?? -1) / 1_000_000
  }

  test('[PRICE-07] holds that product back, says so, takes the rest, and does so again until it is confirmed', async () => {
    await importAt({ brick: 10, sand: 60, grit: 55 })
    const wrong = { brick: 4, sand: 65, grit: 30, gravel: 70 }
    const first = await importAt(wrong)
    expect(first).toEqual({ held: ['brick 50 kg: ₹10.00 → ₹4.00'], counts: [1, 2, 0, 1] })
    expect([await priceOf('brick'), await priceOf('sand'), await priceOf('grit')]).toEqual([10, 65, 30])
    const version = await versionNow()
    expect(await importAt(wrong)).toEqual({ held: first.held, counts: [0, 0, 3, 1] })
    expect(await versionNow()).toBe(version)
    expect((await importAt(wrong, ['sand'])).held).toEqual(first.held)
    expect(await importAt(wrong, ['brick'])).toEqual({ held: [], counts: [0, 1, 3, 0] })
    expect(await priceOf('brick')).toBe(4)
    expect(await importAt(wrong)).toEqual({ held: [], counts: [0, 0, 4, 0] })
  })

  test('[PRICE-07] all of them are confirmed at once; a price of 0 is held, too', async () => {
    await importAt({ pipe: 100, bend: 50 })
    expect((await importAt({ pipe: 0, bend: 1 })).held).toHaveLength(2)
    expect(await priceOf('pipe')).toBe(100)
    expect(await importAt({ pipe: 0, bend: 1 }, true)).toEqual({ held: [], counts: [0, 2, 0, 0] })
    expect(await priceOf('pipe')).toBe(0)
  })

  test('[PRICE-07] [GOODS-03] a rise by more than half is held too, and a rate that the seller has not is refused', async () => {
    await importAt({ tile: 10, slate: 10 })
    expect((await importAt({ tile: 38_250, slate: 15 })).held).toEqual(['tile 50 kg: ₹10.00 → ₹38,250.00'])
    expect(await priceOf('tile')).toBe(10)
    const { folder, remove } = await catalogueFolder({
      products: ['0.18', '18%', 'Nil', '17'].map((gstRate) =>
        productDocument(`rate ${gstRate}`, { gstRate }),
      ),
    })
    const refused: string[] = []
    const counts = await orderApi.api.services.catalogue.importFolder({
      folder,
      onRefused: ({ id, findings }) => refused.push(`${id}: ${findingsText(findings)}`),
    })
    await remove()
    expect(counts?.[0]).toMatchObject({ added: 2, refused: 2 })
    expect(refused).toEqual([
      expect.stringMatching(/^rate 0.18: 0.18 % is none of your GST rates .* Is it 18 %\?$/),
      expect.stringContaining('rate 17: 17 % is none of your GST rates'),
    ])
  })

  test('[PRICE-07] one variant of many is enough, wherever it stands', async () => {
    const sizes = (last: number) => [
      variantAt(20, { uid: 's1', options: ['8 mm'] }),
      variantAt(last, { uid: 's2', options: ['10 mm'] }),
    ]
    await importAt({ rod: sizes(30) })
    expect((await importAt({ rod: sizes(3).toReversed() })).held).toEqual(['rod 10 mm: ₹30.00 → ₹3.00'])
    expect((await importAt({ rod: sizes(30).toReversed() })).held).toEqual([])
  })

  test('[PRICE-07] in a large delivery too, which a thread of its own reads', async () => {
    const many = (price: number) =>
      Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`tile-${index}`, price]))
    await importAt({ ...many(100), 'tile-700': 500 })
    const { held, counts } = await importAt(many(90))
    expect(held).toEqual(['tile-700 50 kg: ₹500.00 → ₹90.00'])
    expect(counts).toEqual([0, 1_199, 0, 1])
    expect([await priceOf('tile-699'), await priceOf('tile-700'), await priceOf('tile-701')]).toEqual([
      90, 500, 90,
    ])
  })

  async function versionNow(): Promise<number> {
    const row = await orderApi.api.database.queries
      .selectFrom('catalogue_state')
      .select('version')
      .executeTakeFirst()
    return row?.version ?? 0
  }
})

test('[PRICE-07] a suggestion shows no price where there is none', async () => {
  const { kinds } = (await me.json('/api/suggestions?q=makrana')) as { kinds: Body[] }
  expect(kinds).toMatchObject([{ name: 'Makrana marble', priceFrom: null }])
})
