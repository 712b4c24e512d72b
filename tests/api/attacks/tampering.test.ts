import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cementLine,
  freshKey,
  openOrderApi,
  type Body,
  type Customer,
} from '../../support/api/order-actions.ts'

let orderApi: Awaited<ReturnType<typeof openOrderApi>>
let me: Customer
let victim: Customer
let victimsOrder: string
let victimsReturn: Record<string, string>

/** Stands in the victim's name, address and reason: no answer to anybody else may hold it. */
const SECRET = 'Zubeida-of-the-hills'

beforeAll(async () => {
  orderApi = await openOrderApi()
  me = await orderApi.customer('9811111111')
  victim = await orderApi.customer('9822222222')
  await victim.call('/api/session/name', { method: 'PUT', body: { name: SECRET } })
  const order = await victim.order('ONLINE')
  victimsOrder = String(order.orderId)
  const { orderId } = order.payment as { orderId: string }
  victimsReturn = (await orderApi.api.pay(orderId, 'success'))?.response ?? {}
})
afterAll(() => orderApi.api.close())

const order = (): Body => ({ paymentMode: 'COD', addressId: me.addressId, lines: [cementLine] })
const withLine = (line: Body): Body => ({ ...order(), lines: [{ ...cementLine, ...line }] })
const deepText = '['.repeat(5_000)

/** Every field of the request that places an order, bent: what is sent, and how it must be answered. */
const placing: readonly (readonly [string, () => unknown, number])[] = [
  ['quantity −1', () => withLine({ quantity: -1 }), 400],
  ['quantity 0', () => withLine({ quantity: 0 }), 400],
  ['quantity 1e9', () => withLine({ quantity: 1e9 }), 400],
  ['quantity 1.5', () => withLine({ quantity: 1.5 }), 400],
  ['quantity as text', () => withLine({ quantity: '3' }), 400],
  ['quantity null', () => withLine({ quantity: null }), 400],
  [
    'more than may be paid in cash',
    () => ({ ...order(), lines: [{ ...cementLine, quantity: 99_999 }] }),
    422,
  ],
  ['a lower price seen', () => withLine({ seenPrice: '1' }), 409],
  ['a negative price seen', () => withLine({ seenPrice: '-118' }), 409],
  ['no price seen', () => ({ ...order(), lines: [{ product: 'cementVariant[0]', quantity: 3 }] }), 200],
  ['a price of its own', () => withLine({ price: 1, sellingPriceWithGST: 1, productRate: 1 }), 200],
  ['another variant', () => withLine({ product: 'cementVariant[1]' }), 200],
  [
    'a variant far away',
    () => ({ ...order(), lines: [{ product: 'cementVariant[9999]', quantity: 1 }] }),
    409,
  ],
  ['another product', () => withLine({ product: 'goldVariant[0]' }), 409],
  ['no composite id', () => withLine({ product: 'cement' }), 409],
  ['an id with SQL in it', () => withLine({ product: "x' or true --Variant[0]" }), 409],
  ['another variant’s uid', () => withLine({ variantUid: 'v9' }), 409],
  ['a cart id of its own', () => withLine({ cartId: 'x', rowId: 'y' }), 200],
  ['the victim’s address', () => ({ ...order(), addressId: victim.addressId }), 404],
  ['no address', () => ({ ...order(), addressId: undefined }), 400],
  ['a payment mode of its own', () => ({ ...order(), paymentMode: 'PAID' }), 400],
  ['a GST number with a wrong digit', () => ({ ...order(), buyerGstin: '29AAGCB7383J1Z5' }), 400],
  ['no lines', () => ({ ...order(), lines: [] }), 400],
  ['more lines than an order takes', () => ({ ...order(), lines: Array(501).fill(cementLine) }), 400],
  ['totals of its own', () => ({ ...order(), grandTotal: 1, itemTotal: 1, totalTax: 0, amount: 1 }), 200],
  ['a discount of its own', () => ({ ...order(), savedAmount: 353, discount: 353, coupon: 'FREE' }), 200],
  ['a status of its own', () => ({ ...order(), orderStatus: 'DELIVERED', paymentStatus: 'PAID' }), 200],
  ['a payment of its own', () => ({ ...order(), paymentId: victimsReturn.razorpay_payment_id }), 200],
  ['the victim as buyer', () => ({ ...order(), userId: victimsOrder, actor: 'staff:me' }), 200],
  ['a commission of its own', () => ({ ...order(), commissionAmount: 1_000_000 }), 200],
  ['an order id of its own', () => ({ ...order(), orderId: victimsOrder, orderNumber: '1' }), 200],
  ['a list for a body', () => [order()], 400],
  ['no JSON', () => deepText, 400],
]

test.each(placing)('placing with %s changes no amount', async (_, body, status) => {
  const answer = await me.post('/api/orders', body(), { 'idempotency-key': freshKey() })
  const text = await answer.text()
  expect([answer.status, text]).toEqual([status, expect.not.stringContaining(SECRET)])
  if (status !== 200) return
  expect(JSON.parse(text)).toMatchObject({
    orderStatus: 'PLACED',
    paymentStatus: 'PENDING',
    paymentId: null,
    grandTotal: 354,
  })
})

test('the key of somebody else’s order makes an order of one’s own', async () => {
  const headers = { 'idempotency-key': 'the key of the victim' }
  const theirs = (await (
    await victim.post('/api/orders', { ...order(), addressId: victim.addressId }, headers)
  ).json()) as Body
  const mine = (await (await me.post('/api/orders', order(), headers)).json()) as Body
  expect(mine.orderId).not.toBe(theirs.orderId)
  expect(mine.userId).not.toBe(theirs.userId)
})

const amounts = [1, 0, -354, 353.99, 354.01, '354.001', 1e12, 'free', null, { rupees: 354 }, [354]]

test.each(amounts)('[PAY-01] create-order with the amount %j makes no order', async (amount) => {
  const before = await orderCount()
  const answer = await me.post('/api/create-order', { cart: [cementLine], amount })
  expect([400, 409]).toContain(answer.status)
  expect(await orderCount()).toBe(before)
})

test('[PAY-03] the victim’s return pays no order of mine, however it is sent', async () => {
  const mine = await me.order('ONLINE')
  const own = (mine.payment as { orderId: string }).orderId
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = victimsReturn
  const returns = [
    victimsReturn,
    { ...victimsReturn, razorpay_order_id: own },
    { razorpay_payment_id, razorpay_signature },
    { ...victimsReturn, razorpay_signature: razorpay_signature?.toUpperCase() },
    { ...victimsReturn, razorpay_signature: '' },
    { ...victimsReturn, razorpay_signature: ['a'] },
    { ...victimsReturn, razorpay_payment_id: { $ne: null } },
    { ...victimsReturn, amount: 1, currency: 'INR', status: 'captured' },
    { razorpay_order_id },
  ]
  for (const given of returns) {
    const answer = await me.post(`/api/orders/${String(mine.orderId)}/payment`, given)
    expect([400, 422]).toContain(answer.status)
  }
  expect(await me.json(`/api/orders/${String(mine.orderId)}`)).toMatchObject({ orderStatus: 'INITIATED' })
})

test('[PAY-03] a webhook whose body was altered, or signed with another secret, is refused', async () => {
  const mine = await me.order('ONLINE')
  const { orderId } = mine.payment as { orderId: string }
  const body = JSON.stringify({ event: 'order.paid', payload: { order: { entity: { id: orderId } } } })
  for (const signature of ['', 'x', victimsReturn.razorpay_signature ?? '', '0'.repeat(64)]) {
    const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_1' }
    const answer = await orderApi.api.call('/api/payments/webhook', { method: 'POST', body, headers })
    expect(answer.status).toBe(422)
  }
  expect(await me.json(`/api/orders/${String(mine.orderId)}`)).toMatchObject({ orderStatus: 'INITIATED' })
})

const orderCalls = [
  ['GET', '', undefined],
  ['POST', '/payment/start', {}],
  ['POST', '/payment/check', {}],
  ['POST', '/payment', { razorpay_payment_id: 'pay_1', razorpay_signature: 'x' }],
  ['POST', '/cancel', { reason: 'mine now' }],
  ['POST', '/reorder', {}],
  ['GET', '/invoice', undefined],
  ['GET', '/invoice.pdf', undefined],
  ['GET', '/credit-note', undefined],
  ['GET', '/credit-note.pdf', undefined],
] as const

test.each(orderCalls)(
  '[ORD-07] %s …%s reveals nothing to another customer or a guest',
  async (method, path, body) => {
    const url = (orderId: string): string => `/api/orders/${orderId}${path}`
    const options = { method, ...(body !== undefined && { body }) }
    const theirs = await me.call(url(victimsOrder), options)
    const none = await me.call(url('00000000-0000-4000-8000-000000000000'), options)
    expect(theirs.status).toBe(404)
    // its existence is not revealed either
    expect(await theirs.text()).toBe(await none.text())
    expect((await orderApi.api.call(url(victimsOrder), options)).status).toBe(401)
    for (const bent of ["'; drop table orders; --", '../session', '%00', '1'])
      expect([400, 404]).toContain((await me.call(url(encodeURIComponent(bent)), options)).status)
  },
)

test.each([{ reason: '' }, { reason: ' '.repeat(9) }, { reason: 'x'.repeat(301) }, { reason: 7 }, {}, 'no'])(
  'cancelling with %j cancels nothing',
  async (body) => {
    const { orderId } = await me.order('COD')
    expect((await me.post(`/api/orders/${String(orderId)}/cancel`, body)).status).toBe(400)
    expect(await me.json(`/api/orders/${String(orderId)}`)).toMatchObject({ orderStatus: 'PLACED' })
  },
)

test('cancelling with a status, an amount or an account of one’s own only cancels', async () => {
  const { orderId } = await me.order('COD')
  const body = { reason: 'no', to: 'DELIVERED', orderStatus: 'DELIVERED', refund: 1e6, account: 'mine' }
  expect(await me.json(`/api/orders/${String(orderId)}/cancel`, body)).toMatchObject({
    orderStatus: 'CANCELLED',
    paymentStatus: 'PENDING',
    refund: null,
  })
})

test('after all attacks every order has the price of its items, and the victim’s order is unchanged', async () => {
  const { queries } = orderApi.api.database
  const rows = await queries
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.order_id')
    .select(['orders.grand_total', 'order_items.quantity', 'order_items.product_id'])
    .execute()
  expect(rows.length).toBeGreaterThan(10)
  for (const { grand_total, quantity, product_id } of rows)
    expect([product_id, grand_total]).toEqual(['cement', quantity * 11_800])
  expect(await queries.selectFrom('payments').selectAll().execute()).toEqual([])
  expect(await victim.json(`/api/orders/${victimsOrder}`)).toMatchObject({ orderStatus: 'INITIATED' })
  expect((await victim.post(`/api/orders/${victimsOrder}/payment`, victimsReturn)).status).toBe(200)
})

async function orderCount(): Promise<number> {
  return (await orderApi.api.database.queries.selectFrom('orders').select('order_id').execute()).length
}
