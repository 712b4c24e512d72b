import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  catalogueFolder,
  productDocument,
  variantDocument,
} from '../../support/catalogue/catalogue-folder.ts'
import { cementLine, deliveryAddress, openCustomer } from '../../support/api/order-actions.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import type { Caller } from '../../support/api/test-browser.ts'

let api: TestApi
let me: Caller
let other: Caller
let addressId: string
let key = 0

beforeAll(async () => {
  api = await openTestApi()
  await importProducts(118)
  ;({ call: me, addressId } = await openCustomer(api, '9811111111'))
  other = await api.signedIn('9822222222')
})
afterAll(() => api.close())

async function importProducts(price: number): Promise<void> {
  const { folder, remove } = await catalogueFolder({
    products: [
      productDocument('cement', {
        hsn: '2523',
        gstRate: 18,
        variants: [
          variantDocument({ sellingPriceWithGST: price, sellingGSTAmount: price - 100, image: '/bag.svg' }),
        ],
      }),
      productDocument('odd', {
        variants: [
          variantDocument({
            sellingPriceWithGST: '33.335',
            sellingPriceWOGST: '28.25',
            sellingGSTAmount: '5.085',
          }),
        ],
      }),
    ],
  })
  await api.services.catalogue.importFolder({ folder })
  await remove()
}

type Body = Record<string, unknown>

function place(
  changes: Body = {},
  headers: Record<string, string> = {},
  who: Caller = me,
): Promise<Response> {
  const body = { paymentMode: 'COD', addressId, lines: [cementLine], ...changes }
  return who('/api/orders', {
    method: 'POST',
    body,
    headers: { 'idempotency-key': `key-number-${key++}`, ...headers },
  })
}

const ordersOf = async (who: Caller): Promise<Body[]> => (await who('/api/orders')).json()

test('[ORD-04] a new order is PLACED with payment PENDING, no delivery or handling charge, and a random UUID', async () => {
  const order = (await (await place()).json()) as Body
  expect(order).toMatchObject({
    orderStatus: 'PLACED',
    paymentMode: 'COD',
    paymentStatus: 'PENDING',
    paymentId: null,
    deliveryCharge: 0,
    handlingCharge: 0,
    createdAt: '2026-11-20T06:30:00.000Z',
    updatedAt: '2026-11-20T06:30:00.000Z',
  })
  expect(order.orderId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('[ORD-05] an order stores its totals and its address, frozen', async () => {
  const order = (await (await place()).json()) as Body
  expect(order).toMatchObject({
    itemMRPTotal: 360,
    itemTotal: 300,
    savedAmount: 60,
    totalTax: 54,
    grandTotal: 354,
    shippingAddress: deliveryAddress,
    cancellationReason: null,
    cancelledBy: null,
  })
  const stored = await api.database.queries
    .selectFrom('orders')
    .select(['grand_total', 'commission_amount', 'user_id'])
    .where('order_id', '=', String(order.orderId))
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({ grand_total: 35_400, commission_amount: 600, user_id: order.userId })
})

test('[ORD-06] [ORD-10] an order item holds what was bought as it was then', async () => {
  const order = (await (await place({ lines: [{ ...cementLine, cartId: 'c-1' }] })).json()) as {
    orderItems: Body[]
  }
  expect(order.orderItems).toEqual([
    {
      cartId: 'c-1',
      productId: 'cement',
      productName: 'Product cement',
      productImageUrl: '/bag.svg',
      quantity: 3,
      productRate: 120,
      productRateAfterDiscount: 100,
      productDiscount: 20,
      variantId: 'cementVariant[0]',
      variantSpecs: {
        uid: 'v1',
        options: ['50 kg'],
        unit: 'bag',
        taxStatus: 'Taxable',
        hsn: '2523',
        gstRate: '18',
        sellingPriceWOGST: 100,
        sellingGSTAmount: 18,
        sellingPriceWithGST: 118,
        packagingCost: 1.5,
      },
    },
  ])
})

test('no order shows a commission to its buyer', async () => {
  await place()
  expect(await (await me('/api/orders')).text()).not.toMatch(/com+ission/i)
})

test('[CART-10] the total of 3 × ₹33.335 is ₹100.01', async () => {
  const order = (await (await place({ lines: [{ product: 'oddVariant[0]', quantity: 3 }] })).json()) as Body
  expect(order.grandTotal).toBe(100.01)
})

test('[PAY-05] a double tap and a replay give one order', async () => {
  const before = (await ordersOf(me)).length
  const headers = { 'idempotency-key': 'the-same-key' }
  const answers = await Promise.all([place({}, headers), place({}, headers), place({}, headers)])
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Body).orderId))
  expect(new Set(ids).size).toBe(1)
  expect((await ordersOf(me)).length).toBe(before + 1)
})

test('[PAY-05] another order under a used key is refused', async () => {
  const headers = { 'idempotency-key': 'a-used-key' }
  await place({}, headers)
  const answer = await place({ lines: [{ ...cementLine, quantity: 4 }] }, headers)
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'idempotency-conflict' }])
})

test('[PAY-05] a retry is answered from its order, whatever has happened to its goods, prices and address since', async () => {
  const buyer = await api.signedIn('9833333333')
  const book = await buyer('/api/addresses', { method: 'POST', body: deliveryAddress })
  const { addresses } = (await book.json()) as { addresses: { id: string }[] }
  const id = addresses[0]?.id ?? ''
  const headers = { 'idempotency-key': 'key-of-a-lost-answer' }
  const send = async (changes: Body = {}): Promise<[number, Body]> => {
    const answer = await place({ addressId: id, ...changes }, headers, buyer)
    return [answer.status, (await answer.json()) as Body]
  }
  const [, first] = await send()
  await importProducts(130)
  await buyer(`/api/addresses/${id}`, { method: 'DELETE' })
  expect(await send()).toMatchObject([200, { orderId: first.orderId, grandTotal: 354 }])
  // the new price was accepted before the retry: still one order
  const accepted = [{ ...cementLine, seenPrice: '130' }]
  expect(await send({ lines: accepted })).toMatchObject([200, { orderId: first.orderId }])
  const conflict = [409, { code: 'idempotency-conflict' }]
  expect(await send({ lines: [{ ...cementLine, variantUid: 'v2' }] })).toMatchObject(conflict)
  expect(await send({ lines: [{ ...cementLine, quantity: 4 }] })).toMatchObject(conflict)
  expect(await send({ paymentMode: 'ONLINE' })).toMatchObject(conflict)
  expect(await ordersOf(buyer)).toHaveLength(1)
  await importProducts(118)
})

test('an order without an Idempotency-Key is refused', async () => {
  const answer = await me('/api/orders', {
    method: 'POST',
    body: { paymentMode: 'COD', addressId, lines: [cementLine] },
  })
  expect(answer.status).toBe(400)
})

test('[CART-16] a changed price or a missing product is never billed; the answer says what changed', async () => {
  const before = (await ordersOf(me)).length
  const answer = await place({
    lines: [
      { ...cementLine, seenPrice: '99' },
      { product: 'goneVariant[0]', quantity: 1 },
    ],
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    {
      code: 'cart-changed',
      changes: [
        { product: 'cementVariant[0]', change: 'price', seenPrice: '99', price: '118' },
        { product: 'goneVariant[0]', change: 'gone' },
      ],
    },
  ])
  expect(await ordersOf(me)).toHaveLength(before)
})

test.each([-1, 0, 1.5, 1e9, '3', null])(
  'a quantity of %j is refused and places nothing',
  async (quantity) => {
    const before = (await ordersOf(me)).length
    expect((await place({ lines: [{ ...cementLine, quantity }] })).status).toBe(400)
    expect(await ordersOf(me)).toHaveLength(before)
  },
)

test('an order without lines, with an unknown payment mode or an unknown address is refused', async () => {
  expect((await place({ lines: [] })).status).toBe(400)
  expect((await place({ paymentMode: 'FREE' })).status).toBe(400)
  expect((await place({ addressId: 'nowhere' })).status).toBe(404)
})

test('[ORD-07] orders and addresses of others are out of reach', async () => {
  const order = (await (await place()).json()) as Body
  expect((await me(`/api/orders/${String(order.orderId)}`)).status).toBe(200)
  expect((await other(`/api/orders/${String(order.orderId)}`)).status).toBe(404)
  expect(await ordersOf(other)).toEqual([])
  expect((await place({}, {}, other)).status).toBe(404)
  expect((await other(`/api/addresses/${addressId}`, { method: 'DELETE' })).status).toBe(404)
})

test('a guest has no orders, no addresses and cannot order', async () => {
  for (const [method, path] of [
    ['GET', '/api/orders'],
    ['GET', '/api/addresses'],
    ['POST', '/api/addresses'],
    ['PUT', '/api/session/name'],
  ] as const) {
    const answer = await api.call(path, {
      method,
      ...(method === 'GET' ? {} : { body: path.endsWith('name') ? { name: 'x' } : deliveryAddress }),
    })
    expect([path, answer.status]).toEqual([path, 401])
  }
})

test('[ORD-01] orders come newest first', async () => {
  api.advanceClock(60_000)
  const last = (await (await place()).json()) as Body
  const orders = await ordersOf(me)
  expect(orders[0]?.orderId).toBe(last.orderId)
  const times = orders.map((order) => String(order.createdAt))
  expect(times).toEqual(times.toSorted().toReversed())
})

test('an order keeps the prices of its day when the catalogue changes', async () => {
  const order = (await (await place()).json()) as Body
  await importProducts(130)
  const saved = (await (await me(`/api/orders/${String(order.orderId)}`)).json()) as Body
  expect(saved).toMatchObject(order)
  await importProducts(118)
})

test('[ORD-08] the first event of an order records its status, time and actor', async () => {
  const order = (await (await place()).json()) as Body
  const events = await api.database.queries
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', String(order.orderId))
    .execute()
  expect(events).toMatchObject([{ sequence: 1, status: 'PLACED', actor: `customer:${String(order.userId)}` }])
})
