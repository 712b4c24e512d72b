import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Paise } from '#domain/money/paise.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import {
  cementLine,
  freshKey,
  openOrderApi,
  type Body,
  type Customer,
} from '../../support/api/order-actions.ts'

let orderApi: Awaited<ReturnType<typeof openOrderApi>>
let me: Customer
let phone = 9_840_000_000

const DAY_MS = 24 * 3_600_000

beforeAll(async () => {
  orderApi = await openOrderApi()
})
afterAll(() => orderApi.api.close())
beforeEach(async () => {
  me = await orderApi.customer(String((phone += 1)))
})

/** 500 bags are ₹59,000: four on one day pass two lakh rupees. */
const bags = (quantity: number): Body => ({ lines: [{ ...cementLine, quantity }] })

async function shipped(quantity = 500): Promise<string> {
  const orderId = String((await me.order('COD', bags(quantity))).orderId)
  await orderApi.api.services.operator.changeOrderStatus('ravi', { orderId, to: 'SHIPPED', note: null })
  return orderId
}

function deliver(orderId: string, cash?: number) {
  return orderApi.api.services.operator.changeOrderStatus('ravi', {
    orderId,
    to: 'DELIVERED',
    note: null,
    ...(cash !== undefined && { cash: (cash * 100) as Paise }),
  })
}

const receipts = () =>
  orderApi.api.database.queries
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.order_id', 'receipts.order_id')
    .innerJoin('partners', 'partners.uid', 'orders.user_id')
    .select(['receipts.method', 'receipts.amount'])
    .where('partners.phone', '=', `+91${phone}`)
    .orderBy('receipts.amount')
    .orderBy('receipts.method')
    .execute()

test('[PAY-08] one order of two lakh rupees is not placed in cash, and is online', async () => {
  // 1,695 × 118 = 2,00,010
  const place = (paymentMode: string, quantity: number) =>
    me.post(
      '/api/orders',
      { paymentMode, addressId: me.addressId, ...bags(quantity) },
      { 'idempotency-key': freshKey() },
    )
  const answer = await place('COD', 1_695)
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { code: 'cash-limit', limit: 20_000_000, today: 0 },
  ])
  expect((await place('COD', 1_694)).status).toBe(200)
  expect((await place('ONLINE', 1_695)).status).toBe(200)
})

test('[PAY-08] ordering is no receipt: orders of one day that pass the limit together are placed', async () => {
  const placed = await Promise.all([1, 2, 3, 4, 5].map(() => me.order('COD', bags(1_600))))
  expect(placed.map(({ orderStatus }) => orderStatus)).toEqual(Array(5).fill('PLACED'))
})

test('[PAY-08] cash counts on the day it is received, whenever the order was placed', async () => {
  const ids = [await shipped(), await shipped(), await shipped(), await shipped()]
  for (const id of ids.slice(0, 3)) await deliver(id)
  await expect(deliver(ids[3] ?? '')).rejects.toMatchObject({
    code: 'cash-limit',
    details: { limit: 20_000_000, today: 17_700_000 },
  })
  expect(await me.json(`/api/orders/${ids[3]}`)).toMatchObject({
    orderStatus: 'SHIPPED',
    paymentStatus: 'PENDING',
  })
  orderApi.api.advanceClock(DAY_MS)
  await deliver(ids[3] ?? '')
  expect(await me.json(`/api/orders/${ids[3]}`)).toMatchObject({
    orderStatus: 'DELIVERED',
    paymentStatus: 'PAID',
  })
})

test('[PAY-08] an order that comes in parts takes no more cash than the limit in all, on whatever days', async () => {
  const orderId = String((await me.order('COD', bags(1_600))).orderId)
  const { services, database } = orderApi.api
  const ravi = operator('ravi')
  const day = istDay(orderApi.api.now())
  for (const number of [1, 2]) {
    await services.desk.shipLines(ravi, { orderId, lines: [{ line: 0, quantity: 800 }], note: null })
    if (number === 1)
      await services.desk.moveFulfilment(ravi, { orderId, number, to: 'DELIVERED', note: null })
  }
  orderApi.api.advanceClock(DAY_MS)
  const { value } = await database.queries
    .selectFrom('dated_settings')
    .select('value')
    .where('name', '=', 'cash-limit')
    .orderBy('valid_from', 'desc')
    .executeTakeFirstOrThrow()
  const lower = async (paise: unknown) =>
    database.queries
      .insertInto('dated_settings')
      .values({ name: 'cash-limit', valid_from: day, value: JSON.stringify(paise), source: 'test' })
      .onConflict((conflict) =>
        conflict.columns(['name', 'valid_from']).doUpdateSet({ value: JSON.stringify(paise) }),
      )
      .execute()
  await lower(15_000_000)
  const rest = { orderId, number: 2, to: 'DELIVERED', note: null } as const
  await expect(services.desk.moveFulfilment(ravi, rest)).rejects.toMatchObject({ code: 'cash-limit' })
  await services.desk.moveFulfilment(ravi, { ...rest, cash: 5_000_000 as Paise })
  await lower(value)
})

test('[PAY-08] deliveries at the same moment do not pass the limit together', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => shipped()))
  const results = await Promise.allSettled(ids.map((id) => deliver(id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect((await receipts()).reduce((sum, { amount }) => sum + amount, 0)).toBe(17_700_000)
})

test('[PAY-08] UPI on delivery is not cash, and an order may be paid in both', async () => {
  const ids = [await shipped(), await shipped(), await shipped(), await shipped(), await shipped()]
  for (const id of ids.slice(0, 3)) await deliver(id)
  await deliver(ids[3] ?? '', 0)
  await expect(deliver(ids[4] ?? '', 23_000)).rejects.toMatchObject({ code: 'cash-limit' })
  await deliver(ids[4] ?? '', 22_999)
  expect(await receipts()).toEqual(
    [
      { method: 'CASH', amount: 2_299_900 },
      { method: 'UPI', amount: 3_600_100 },
      ...Array.from({ length: 3 }, () => ({ method: 'CASH', amount: 5_900_000 })),
      { method: 'UPI', amount: 5_900_000 },
    ].toSorted((a, b) => a.amount - b.amount),
  )
})

test.each([-1, 59_000.01, 1e12, Number.NaN, 0.001])(
  'cash of ₹%d is no part of an order of ₹59,000',
  async (cash) => {
    const id = await shipped()
    await expect(deliver(id, cash)).rejects.toMatchObject({ code: 'invalid-input' })
    expect(await receipts()).toEqual([])
  },
)

test('[PAY-08] the day is that of India, and a clock that was ahead does not count against today', async () => {
  const ids = [await shipped(1_600), await shipped(1_600), await shipped(1_600)]
  // 12:00 in India: to 23:59 and to 00:01
  orderApi.api.advanceClock(DAY_MS - (orderApi.api.now().getTime() % DAY_MS) + 18.5 * 3_600_000 - 60_000)
  await deliver(ids[0] ?? '')
  await expect(deliver(ids[1] ?? '')).rejects.toMatchObject({ code: 'cash-limit' })
  orderApi.api.advanceClock(120_000)
  await deliver(ids[1] ?? '')
  orderApi.api.advanceClock(50 * DAY_MS)
  await deliver(ids[2] ?? '')
  orderApi.api.advanceClock(-49 * DAY_MS)
  await deliver(await shipped(1_600))
})

test('[PAY-08] a customer is told the limit, what was received today and what is open, before ordering', async () => {
  const cash = async () => ((await me.json('/api/order-limits')) as { cash: Body }).cash
  expect(await me.json('/api/order-limits')).toEqual({
    maxTotal: 500_000_000,
    maxLines: 500,
    maxQuantity: 99_999,
    block: null,
    cash: { limit: 20_000_000, receivedToday: 0, open: 0 },
    cashOrders: { max: 1_000, open: 0 },
  })
  const ids = [await shipped(), await shipped()]
  await me.order('ONLINE', bags(500))
  expect(await cash()).toMatchObject({ receivedToday: 0, open: 11_800_000 })
  await deliver(ids[0] ?? '', 9_000)
  expect(await cash()).toMatchObject({ receivedToday: 900_000, open: 5_900_000 })
  orderApi.api.advanceClock(DAY_MS)
  expect(await cash()).toMatchObject({ receivedToday: 0, open: 5_900_000 })
})

test('[PAY-08] repeating a delivery receives nothing twice', async () => {
  const id = await shipped()
  await Promise.all([deliver(id), deliver(id), deliver(id, 0)])
  expect(await receipts()).toHaveLength(1)
})
