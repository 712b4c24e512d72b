import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DeliveryPromiseWire } from '#domain/delivery/promise-wire.ts'
import { setArea } from '../../support/api/delivery-actions.ts'
import { staffBrowser } from '../../support/api/staff-actions.ts'
import {
  cementLine,
  deliveryAddress,
  freshKey,
  openOrderApi,
  type Body,
  type Customer,
} from '../../support/api/order-actions.ts'

let orderApi: Awaited<ReturnType<typeof openOrderApi>>
let me: Customer
let phone = 9_860_000_000

beforeAll(async () => {
  orderApi = await openOrderApi(118, { ORDERS_PER_HOUR: '200', OPEN_CASH_ORDERS: '200' })
})
afterAll(() => orderApi.api.close())
beforeEach(async () => {
  me = await orderApi.customer(String((phone += 1)))
  await orderApi.api.database.queries.deleteFrom('delivery_days').execute()
})

type Answer = { readonly status: number; readonly body: Body }

async function place(more: Body = {}, key = freshKey()): Promise<Answer> {
  const order = { paymentMode: 'COD', addressId: me.addressId, lines: [cementLine], ...more }
  const answer = await me.post('/api/orders', order, { 'idempotency-key': key })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const loads = () =>
  orderApi.api.database.queries.selectFrom('delivery_days').select(['day', 'trips']).orderBy('day').execute()

const promiseOf = async (pin: string): Promise<DeliveryPromiseWire> =>
  (await (await orderApi.api.call(`/api/delivery-promise?pin=${pin}`)).json()) as DeliveryPromiseWire

// the clock of the tests stands at Friday 20 November 2026
test('[AREA-02] without areas an order has no day, and every PIN code is delivered to', async () => {
  await setArea(orderApi.api, null)
  const { status, body } = await place()
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('promise')
  expect(await promiseOf('560001')).toMatchObject({ state: 'everywhere', days: [] })
  expect(await loads()).toEqual([])
})

test('[AREA-02] an order keeps the day that it was promised, whatever the plan becomes', async () => {
  await setArea(orderApi.api, {})
  const { body } = await place()
  expect(body.promise).toEqual({ day: '2026-11-21', slot: null })
  await setArea(orderApi.api, { leadDays: 5 })
  const [listed] = (await me.json('/api/orders')) as unknown as Body[]
  expect(listed?.promise).toEqual({ day: '2026-11-21', slot: null })
  expect(await me.json(`/api/orders/${String(body.orderId)}`)).toMatchObject({
    promise: { day: '2026-11-21' },
  })
})

test('[AREA-01] outside every area no order is taken, and the PIN is counted without the person', async () => {
  await setArea(orderApi.api, { pins: ['110'] })
  expect(await place()).toMatchObject({ status: 422, body: { code: 'outside-delivery-area' } })
  expect(await place({ paymentMode: 'ONLINE' })).toMatchObject({ status: 422 })
  expect(await promiseOf('122001')).toMatchObject({ state: 'outside', days: [] })
  expect((await me.json('/api/orders')) as unknown).toEqual([])
  const counted = await orderApi.api.database.queries
    .selectFrom('unmet_demand')
    .select(['source', 'words', 'times'])
    .execute()
  expect(counted).toEqual([{ source: 'pin', words: '122001', times: 3 }])
})

test('[AREA-02] twenty orders at once on a day that carries ten: ten have it, the others the next', async () => {
  await setArea(orderApi.api, { capacity: { kilograms: null, trips: 10 } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => place()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const days = answers.map(({ body }) => (body.promise as { day: string }).day)
  expect(days.filter((day) => day === '2026-11-21')).toHaveLength(10)
  expect(days.filter((day) => day === '2026-11-23')).toHaveLength(10)
  expect(await loads()).toEqual([
    { day: '2026-11-21', trips: 10 },
    { day: '2026-11-23', trips: 10 },
  ])
})

test('[AREA-02] who was shown a day that is full meanwhile is told the next one, and places it with that', async () => {
  await setArea(orderApi.api, { capacity: { kilograms: null, trips: 1 } })
  const delivery = { day: '2026-11-21', slot: null }
  expect((await place({ delivery })).body.promise).toEqual(delivery)
  const key = freshKey()
  const told = await place({ delivery }, key)
  expect(told).toMatchObject({ status: 409, body: { code: 'promise-changed', promisedDay: '2026-11-23' } })
  expect(await loads()).toEqual([{ day: '2026-11-21', trips: 1 }])
  const again = await place({ delivery: { day: '2026-11-23' } }, key)
  expect(again).toMatchObject({ status: 200, body: { promise: { day: '2026-11-23', slot: null } } })
})

test('[AREA-02] of orders at once that were all shown the last place, one has it and the others are told', async () => {
  await setArea(orderApi.api, { capacity: { kilograms: null, trips: 1 } })
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => place({ delivery: { day: '2026-11-21' } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.promisedDay === '2026-11-23')).toHaveLength(5)
})

test('[AREA-02] a later day can be chosen, and a time of day that the area has', async () => {
  await setArea(orderApi.api, { slots: ['09:00-13:00', '14:00-18:00'] })
  const delivery = { day: '2026-11-25', slot: '14:00-18:00' }
  expect((await place({ delivery })).body.promise).toEqual(delivery)
  expect(await place({ delivery: { ...delivery, slot: '19:00-21:00' } })).toMatchObject({
    status: 409,
    body: { code: 'promise-changed', promisedDay: '2026-11-25' },
  })
  expect((await place({ delivery: { day: '2026-11-22' } })).body).toMatchObject({ code: 'promise-changed' })
})

test('[AREA-02] a cancelled order gives its day back, once', async () => {
  await setArea(orderApi.api, { capacity: { kilograms: null, trips: 2 } })
  const first = await place()
  await place()
  expect((await place()).body.promise).toMatchObject({ day: '2026-11-23' })
  const path = `/api/orders/${String(first.body.orderId)}/cancel`
  await Promise.all([me.json(path, { reason: 'no' }), me.json(path, { reason: 'no' })])
  expect(await loads()).toEqual([
    { day: '2026-11-21', trips: 1 },
    { day: '2026-11-23', trips: 1 },
  ])
  expect((await place()).body.promise).toMatchObject({ day: '2026-11-21' })
})

test('[AREA-02] an order of which a part is cancelled or edited away gives back what it took for that', async () => {
  await orderApi.api.database.queries
    .updateTable('products')
    .set({ record: sql`jsonb_set(record, '{variants,0,weightKg}', '50')` })
    .execute()
  await setArea(orderApi.api, { capacity: { kilograms: 1_000, trips: 5 }, tripKilograms: 500 })
  const counter = await staffBrowser(orderApi.api, '9822222299', 'counter')
  const line = (quantity: number) => ({ lines: [{ ...cementLine, quantity }] })
  const held = () =>
    orderApi.api.database.queries
      .selectFrom('delivery_days')
      .select(['day', 'kilograms', 'trips'])
      .orderBy('day')
      .execute()
  const { body } = await place(line(20))
  expect(await held()).toEqual([{ day: '2026-11-21', kilograms: 1_000, trips: 2 }])
  expect((await place(line(12))).body.promise).toMatchObject({ day: '2026-11-23' })
  const path = `/api/desk/orders/${String(body.orderId)}`
  const cancelled = await counter.post(`${path}/cancel-lines`, {
    lines: [{ line: 0, quantity: 12 }],
    reason: 'x',
  })
  expect(cancelled.status).toBe(200)
  expect((await held())[0]).toEqual({ day: '2026-11-21', kilograms: 400, trips: 1 })
  expect((await place(line(12))).body.promise).toMatchObject({ day: '2026-11-21' })
  expect((await held())[0]).toEqual({ day: '2026-11-21', kilograms: 1_000, trips: 3 })
  const { updatedAt } = (await (await counter.call(path)).json()) as { updatedAt: string }
  const edited = await counter.post(`${path}/edits`, {
    id: crypto.randomUUID(),
    lines: [{ line: 0, quantity: 2 }],
    seenAt: updatedAt,
    seenTotal: 23_600,
  })
  expect(await edited.json()).toMatchObject({ orderStatus: 'PLACED' })
  expect((await held())[0]).toEqual({ day: '2026-11-21', kilograms: 700, trips: 3 })
  await me.json(`/api/orders/${String(body.orderId)}/cancel`, { reason: 'no' })
  expect((await held())[0]).toEqual({ day: '2026-11-21', kilograms: 600, trips: 2 })
})

test('[AREA-02] an online order that is not paid in time gives its day back', async () => {
  await setArea(orderApi.api, { capacity: { kilograms: null, trips: 1 } })
  expect((await place({ paymentMode: 'ONLINE' })).body.promise).toMatchObject({ day: '2026-11-21' })
  orderApi.api.advanceClock(60 * 60_000)
  await orderApi.api.runJobs()
  expect(await loads()).toEqual([{ day: '2026-11-21', trips: 0 }])
})

test('[PAY-05] [AREA-02] one key takes one place of the day, however often it is sent', async () => {
  await setArea(orderApi.api, { capacity: { kilograms: null, trips: 5 } })
  const key = freshKey()
  const answers = await Promise.all(Array.from({ length: 5 }, () => place({}, key)))
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
  expect(await loads()).toEqual([{ day: '2026-11-21', trips: 1 }])
})

test('[AREA-02] a shop that is booked out says so', async () => {
  await setArea(orderApi.api, { leadDays: 90, workingDays: [0] })
  expect(await promiseOf('122001')).toMatchObject({ state: 'full', days: [] })
  expect(await place()).toMatchObject({ status: 409, body: { code: 'no-delivery-day' } })
})

test('[AREA-02] a promise may be kept by caches for a minute, names later days, and knows slow products', async () => {
  const more = { productLeadDays: [{ productId: 'cement', days: 3 }] }
  await setArea(orderApi.api, { slots: ['09:00-13:00'] }, more)
  const answer = await orderApi.api.call('/api/delivery-promise?pin=122001')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await answer.json()).toMatchObject({ state: 'promised', slots: ['09:00-13:00'] })
  expect((await promiseOf('122001')).days.slice(0, 3)).toEqual(['2026-11-21', '2026-11-23', '2026-11-24'])
  const ofProduct = await orderApi.api.call('/api/delivery-promise?pin=122001&product=cement')
  expect(((await ofProduct.json()) as DeliveryPromiseWire).days[0]).toBe('2026-11-24')
  const lines = [{ product: 'cementVariant[0]', quantity: 3 }]
  const ofCart = await orderApi.api.call('/api/delivery-promise', {
    method: 'POST',
    body: { pin: '122001', lines },
  })
  expect(((await ofCart.json()) as DeliveryPromiseWire).days[0]).toBe('2026-11-24')
  expect((await place()).body.promise).toMatchObject({ day: '2026-11-24' })
})

test('[AREA-01] an address with a PIN code written with a space lies in its area', async () => {
  await setArea(orderApi.api, {})
  const book = await me.json('/api/addresses', { ...deliveryAddress, zipcode: '122 001' })
  const { id } = (book.addresses as { id: string }[])[1] ?? { id: '' }
  expect(await place({ addressId: id })).toMatchObject({
    status: 200,
    body: { promise: { day: '2026-11-21' } },
  })
})

test('[AREA-02] what a lorry finds at an address is asked once, kept when its receiver changes, and stands in its orders', async () => {
  await setArea(orderApi.api, {}, { asksAccess: true })
  expect(await promiseOf('122001')).toMatchObject({ asksAccess: true })
  const access = { road: 'small-lorry', unloading: 'store', floor: 2 }
  const path = `/api/addresses/${me.addressId}`
  const put = async (body: object) =>
    (await (await me.call(path, { method: 'PUT', body })).json()) as { addresses?: Body[]; code?: string }
  expect((await put({ ...deliveryAddress, access })).addresses?.[0]).toMatchObject({ access })
  const line = { ...deliveryAddress.address_line1, receiverName: 'Bhola' }
  expect((await put({ ...deliveryAddress, address_line1: line })).addresses?.[0]).toMatchObject({ access })
  expect((await place()).body).toMatchObject({ shippingAddress: { access } })
  expect(JSON.stringify(await me.json('/api/account/data'))).toContain('"small-lorry"')
  expect((await put({ ...deliveryAddress, street: 'Sohna Road' })).addresses?.[0]).not.toHaveProperty(
    'access',
  )
  expect((await put({ ...deliveryAddress, access: { ...access, floor: 900 } })).code).toBe('invalid-input')
})
