import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  cementLine,
  freshKey,
  openOrderApi,
  type Body,
  type Customer,
} from '../../support/api/order-actions.ts'

let orderApi: Awaited<ReturnType<typeof openOrderApi>>
let me: Customer
let phone = 9_850_000_000

const HOUR_MS = 3_600_000

beforeAll(async () => {
  orderApi = await openOrderApi(118, {
    ORDERS_PER_HOUR: '6',
    OPEN_CASH_ORDERS: '4',
    MAX_ORDER_RUPEES: '118000',
  })
})
afterAll(() => orderApi.api.close())
beforeEach(async () => {
  me = await orderApi.customer(String((phone += 1)))
})

async function place(
  paymentMode: 'COD' | 'ONLINE',
  { quantity = 1, key = freshKey() }: { quantity?: number; key?: string } = {},
): Promise<{ status: number; body: Body; retryAfter: string | null }> {
  const order = { paymentMode, addressId: me.addressId, lines: [{ ...cementLine, quantity }] }
  const answer = await me.post('/api/orders', order, { 'idempotency-key': key })
  return {
    status: answer.status,
    body: (await answer.json()) as Body,
    retryAfter: answer.headers.get('retry-after'),
  }
}

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()

test('[SAFE-01] a customer has so many orders an hour, also all at once, and is told how long to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => place('ONLINE')))
  expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429])
  const late = await place('COD')
  expect(late).toMatchObject({
    status: 429,
    body: { code: 'too-many-orders', limit: 6, retryAfterSeconds: 1_800 },
  })
  expect(late.retryAfter).toBe('1800')
  orderApi.api.advanceClock(HOUR_MS)
  expect((await place('COD')).status).toBe(200)
})

test('[PAY-05] [SAFE-01] a retry is answered from its order when its customer may place no other', async () => {
  const key = freshKey()
  const first = await place('COD', { key })
  for (let count = 1; count < 6; count += 1) await place('ONLINE')
  expect((await place('COD')).status).toBe(429)
  expect(await place('COD', { key })).toMatchObject({ status: 200, body: { orderId: first.body.orderId } })
  expect((await place('COD', { key, quantity: 2 })).body).toMatchObject({ code: 'idempotency-conflict' })
})

test('[PAY-05] taps of one key at the limit are one order, and none of them is refused', async () => {
  for (let count = 1; count < 6; count += 1) await place('ONLINE')
  const key = freshKey()
  const answers = await Promise.all(Array.from({ length: 5 }, () => place('ONLINE', { key })))
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
  expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200])
})

test('[SAFE-01] a customer has so many cash orders on their way; delivery and cancellation make room', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => place('COD')))
  expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'too-many-cash-orders', limit: 4 })
  expect((await place('ONLINE')).status).toBe(200)
  const [one, other] = answers.filter(({ status }) => status === 200).map(({ body }) => String(body.orderId))
  await me.json(`/api/orders/${one}/cancel`, { reason: 'no' })
  expect((await place('COD')).status).toBe(200)
  orderApi.api.advanceClock(HOUR_MS)
  expect((await place('COD')).status).toBe(409)
  for (const to of ['SHIPPED', 'DELIVERED'] as const)
    await orderApi.api.services.operator.changeOrderStatus('ravi', { orderId: other ?? '', to, note: null })
  expect((await place('COD')).status).toBe(200)
})

test('[SAFE-01] a count that is too high, as processes of an earlier release leave it, locks nobody out', async () => {
  await place('COD')
  await orderApi.api.database.queries
    .updateTable('order_counts')
    .set({ open_cash: 4, max_open_cash: 4 })
    .execute()
  expect((await place('COD')).status).toBe(200)
})

test('[SAFE-01] a clock that was ahead or behind locks nobody out', async () => {
  for (const jump of [30 * 24 * HOUR_MS, -30 * 24 * HOUR_MS, -24 * HOUR_MS, 24 * HOUR_MS]) {
    const answers = [await place('ONLINE'), await place('ONLINE'), await place('ONLINE')]
    expect(statusesOf(answers)).toEqual([200, 200, 200])
    orderApi.api.advanceClock(jump)
  }
})

test('[SAFE-01] an active partner orders for many customers and has higher limits', async () => {
  await orderApi.api.database.queries
    .updateTable('partners')
    .set({ active: true })
    .where('phone', '=', `+91${phone}`)
    .execute()
  const answers = await Promise.all(Array.from({ length: 12 }, () => place('COD')))
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
})

test('[SAFE-01] an order has a greatest total, named before anything is placed', async () => {
  expect((await place('ONLINE', { quantity: 1_000 })).status).toBe(200)
  for (const mode of ['ONLINE', 'COD'] as const)
    expect(await place(mode, { quantity: 1_001 })).toMatchObject({
      status: 422,
      body: { code: 'order-too-large', limit: 11_800_000 },
    })
  const created = await me.post('/api/create-order', {
    cart: [{ ...cementLine, quantity: 99_999 }],
    amount: 11_799_882,
  })
  expect(await created.json()).toMatchObject({ code: 'order-too-large' })
  expect(await me.json('/api/orders')).toEqual([])
})
