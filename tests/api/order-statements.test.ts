import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#domain/staff/staff-actor.ts'
import { openOrderApi } from '../support/api/order-actions.ts'
import { newPerson } from '../support/api/person.ts'
import { cementStock, findStockErrors } from '../support/api/stock-actions.ts'
import type { TestApi } from '../support/api/test-api.ts'

const actor = operator('test')
let api: TestApi

beforeAll(async () => {
  api = (await openOrderApi(118, { ORDERS_PER_HOUR: '200', OPEN_CASH_ORDERS: '200' })).api
})
afterAll(() => api.close())

async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const before = api.database.effort().statements
  await act()
  return api.database.effort().statements - before
}

async function personWith(orders: number) {
  const person = await newPerson(api)
  const orderIds: string[] = []
  for (let placed = 0; placed < orders; placed += 1) orderIds.push(await person.order())
  return { ...person, orderIds }
}

const track = (tracked: boolean) =>
  api.services.stock.setTracking(actor, {
    ...cementStock,
    tracked,
    lowLevel: 0,
    expectedOn: null,
    barcode: null,
  })

test('[STOCK-01] a variant begins to be tracked in as many statements for many open orders as for two', async () => {
  await personWith(2)
  const two = await statementsOf(() => track(true))
  await track(false)
  await personWith(8)
  expect(await statementsOf(() => track(true))).toBeLessThanOrEqual(two)
  expect(await findStockErrors(api.database.queries)).toEqual([])
  const reserved = await api.database.queries.selectFrom('stock_levels').select('reserved').execute()
  expect(reserved).toEqual([{ reserved: 30 }])
  await track(false)
})

test('[SAFE-06] the data of a person with many orders is read and erased in as many statements as that of one with two', async () => {
  const [few, many] = [await personWith(2), await personWith(7)]
  const exported = async ({ browser, orderIds }: typeof few): Promise<void> => {
    const data = (await (await browser.call('/api/account/data')).json()) as { orders: { orderId: string }[] }
    expect(data.orders.map(({ orderId }) => orderId).toSorted()).toEqual(orderIds.toSorted())
  }
  const [two, seven] = [await statementsOf(() => exported(few)), await statementsOf(() => exported(many))]
  expect(seven).toBe(two)
  await api.database.queries.updateTable('orders').set({ order_status: 'DELIVERED' }).execute()
  const erased = (person: typeof few) => api.services.privacy.erasePartner(person.phone)
  expect(await statementsOf(() => erased(few))).toBe(await statementsOf(() => erased(many)))
  const named = await api.database.queries
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', 'in', [...few.orderIds, ...many.orderIds])
    .where('person_erased_at', 'is', null)
    .execute()
  expect(named).toEqual([])
})

/** An order that took one trip of each of so many days. */
async function orderOver(days: number): Promise<{ readonly cancel: () => Promise<unknown> }> {
  const person = await personWith(1)
  const [orderId = ''] = person.orderIds
  const loads = Array.from({ length: days }, (_, index) => ({
    day: `2026-12-${String(index + 1).padStart(2, '0')}`,
    kilograms: 100,
    trips: 1,
  }))
  await api.database.queries
    .insertInto('delivery_days')
    .values(loads.map((load) => ({ area: 'city', ...load, kilograms: 150, trips: 2 })))
    .execute()
  await api.database.queries
    .updateTable('orders')
    .set({ promised_loads: JSON.stringify({ area: 'city', days: loads }) })
    .where('order_id', '=', orderId)
    .execute()
  return {
    cancel: () => api.services.operator.changeOrderStatus('ravi', { orderId, to: 'CANCELLED', note: null }),
  }
}

test('[AREA-02] a cancelled order gives many days back in one statement, and of each what it took', async () => {
  const few = await orderOver(2)
  const two = await statementsOf(few.cancel)
  await api.database.queries.deleteFrom('delivery_days').execute()
  const many = await orderOver(14)
  expect(await statementsOf(many.cancel)).toBe(two)
  const left = await api.database.queries.selectFrom('delivery_days').select(['kilograms', 'trips']).execute()
  expect(left).toEqual(Array.from({ length: 14 }, () => ({ kilograms: 50, trips: 1 })))
})
