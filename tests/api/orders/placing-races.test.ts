import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderNumber, scatter } from '#domain/orders/placing/order-number.ts'
import { numberMix } from '#server/services/identity/steps/hashing.ts'
import { setArea } from '../../support/api/delivery-actions.ts'
import {
  cementLine,
  freshKey,
  openOrderApi,
  type Body,
  type Customer,
} from '../../support/api/order-actions.ts'

const CUSTOMERS = 10

let orderApi: Awaited<ReturnType<typeof openOrderApi>>
let customers: Customer[]

beforeAll(async () => {
  orderApi = await openOrderApi(118, { ORDERS_PER_HOUR: '1000', OPEN_CASH_ORDERS: '1000' })
  customers = []
  for (let count = 0; count < CUSTOMERS; count += 1)
    customers.push(await orderApi.customer(`98770${10_000 + count}`))
})
afterAll(() => orderApi.api.close())
beforeEach(async () => {
  const { queries } = orderApi.api.database
  await queries.deleteFrom('delivery_days').execute()
  await queries.updateTable('orders').set({ promised_loads: null }).execute()
})

type Answer = { readonly status: number; readonly body: Body }

async function place(me: Customer): Promise<Answer> {
  const order = { paymentMode: 'COD', addressId: me.addressId, lines: [cementLine] }
  const answer = await me.post('/api/orders', order, { 'idempotency-key': freshKey() })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const statusesOf = (answers: readonly Answer[]): number[] => [...new Set(answers.map(({ status }) => status))]
const someOf = (count: number): Customer[] =>
  Array.from({ length: count }, (_, index) => customers[index % CUSTOMERS]).filter((me) => me !== undefined)

async function takenTrips(): Promise<number[]> {
  const { queries } = orderApi.api.database
  const days = await queries.selectFrom('delivery_days').select('trips').orderBy('day').execute()
  return days.map(({ trips }) => trips)
}

test('[AREA-02] fifty orders of ten customers at once, each on a day of its own: all are placed, no day carries two', async () => {
  await setArea(orderApi.api, { capacity: { kilograms: null, trips: 1 } })
  const answers = await Promise.all(someOf(50).map(place))
  expect(statusesOf(answers)).toEqual([200])
  expect(new Set(answers.map(({ body }) => (body.promise as { day: string }).day)).size).toBe(50)
  expect(await takenTrips()).toEqual(Array.from({ length: 50 }, () => 1))
})

test('[AREA-02] customers who cancel and order at once on one day never wait for each other in a circle', async () => {
  await setArea(orderApi.api, { capacity: { kilograms: null, trips: 1_000 } })
  const placed = await Promise.all(someOf(60).map(place))
  const answers = await Promise.all([
    ...placed.map(async ({ body }, index): Promise<Answer> => {
      const me = customers[index % CUSTOMERS]
      const answer = await me?.post(`/api/orders/${String(body.orderId)}/cancel`, { reason: 'no' })
      return { status: answer?.status ?? 0, body: {} }
    }),
    ...someOf(60).map(place),
  ])
  expect(statusesOf(answers)).toEqual([200])
  expect(await takenTrips()).toEqual([60])
})

/** The number of the order that comes so many places after the last one. */
async function numberAfter(places: number): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    select last_value as last from pg_sequences where sequencename = 'order_places'`.execute(
    orderApi.api.database.queries,
  )
  return orderNumber(scatter((rows[0]?.last ?? 0) + places, numberMix('a secret of the test')))
}

async function giveNumbers(numbers: readonly string[]): Promise<void> {
  const { queries } = orderApi.api.database
  const orders = await queries.selectFrom('orders').select('order_id').limit(numbers.length).execute()
  for (const [index, { order_id }] of orders.entries())
    await queries
      .updateTable('orders')
      .set({ order_number: numbers[index] ?? '' })
      .where('order_id', '=', order_id)
      .execute()
}

test('an order has the scattered number of its place, and the next one where an older order has that', async () => {
  const [me] = someOf(1)
  if (me === undefined) throw new Error('there is no customer')
  const expected = await numberAfter(1)
  expect((await place(me)).body.orderNumber).toBe(expected)
  const [taken, next] = [await numberAfter(1), await numberAfter(2)]
  await giveNumbers([taken])
  expect((await place(me)).body.orderNumber).toBe(next)
})

test('after three numbers that are taken the customer is asked to come again, and nothing is written', async () => {
  const [me] = someOf(1)
  if (me === undefined) throw new Error('there is no customer')
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ orders: number }>`
      select count(*)::integer as orders from orders`.execute(orderApi.api.database.queries)
    return rows[0]?.orders ?? 0
  }
  await giveNumbers([await numberAfter(1), await numberAfter(2), await numberAfter(3)])
  const before = await count()
  const { orders } = await orderApi.api.database.queries
    .selectFrom('order_counts')
    .select((is) => is.fn.sum<string>('orders').as('orders'))
    .executeTakeFirstOrThrow()
  expect(await place(me)).toMatchObject({ status: 503, body: { code: 'temporarily-unavailable' } })
  expect(await count()).toBe(before)
  expect(
    await orderApi.api.database.queries
      .selectFrom('order_counts')
      .select((is) => is.fn.sum<string>('orders').as('orders'))
      .executeTakeFirstOrThrow(),
  ).toEqual({ orders })
  expect((await place(me)).status).toBe(200)
})
