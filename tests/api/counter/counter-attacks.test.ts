import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CounterSaleWire } from '#domain/orders/counter/wire.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, freshKey } from '../../support/api/order-actions.ts'
import { cementRow, cementStock, enter, findStockErrors, track } from '../../support/api/stock-actions.ts'

const { api, as, show } = await deskForTests()

const lineOf = (quantity: unknown) => [{ ...cementLine, quantity }]
const sell = (quantity: number, more: object = {}, key = freshKey()) =>
  as('counter').call('/api/desk/counter/sales', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { lines: lineOf(quantity), seenTotal: quantity * 11_800, method: 'UPI', ...more },
  })
const takeBack = (orderId: string, lines: unknown, more: object = {}) =>
  as('owner').post(`/api/desk/orders/${orderId}/returns`, { lines, reason: 'came back', ...more })
const outcomes = async (answers: readonly Response[]) =>
  (await Promise.all(answers.map(async (one) => (one.ok ? 'ok' : String(await errorCodeOf(one)))))).toSorted()
const inTill = async () => (await read<CashDayWire>(as('owner').call('/api/desk/cash'))).inTill
const countOrders = async () =>
  (await sql<{ count: number }>`select count(*)::integer as count from orders`.execute(api.database.queries))
    .rows[0]?.count

test('[COUNTER-01] strange quantities, amounts, places and keys sell nothing', async () => {
  const before = [await countOrders(), await inTill()]
  for (const quantity of [0, -1, 1.5, 1e9, '3', null])
    expect((await sell(1, { lines: lineOf(quantity) })).status).toBe(400)
  for (const seenTotal of [-11_800, 11_800.5, 1e15, '11800', null])
    expect((await sell(1, { seenTotal })).status).toBe(400)
  for (const more of [
    { lines: [] },
    { lines: [{ ...cementLine, product: 'cementVariant[99]' }] },
    { lines: [{ ...cementLine, product: '../../etc' }] },
    { placeId: '' },
    { placeId: 'x'.repeat(101) },
    { placeId: "yard' or 1=1" },
    { method: 'ONLINE' },
    { method: 'ACCOUNT' },
    { reference: 'r'.repeat(41) },
    { tendered: -1, method: 'CASH' },
    { tendered: 11_799, method: 'CASH' },
    { tendered: 1_011_801, method: 'CASH' },
    { phone: '12' },
    { gstin: '06AAACB1234C1Z0' },
  ])
    expect([more, (await sell(1, more)).ok]).toEqual([more, false])
  for (const key of ['', ' ', 'k'.repeat(300)]) expect((await sell(1, {}, key)).status).toBe(400)
  expect([await countOrders(), await inTill()]).toEqual(before)
})

test('[COUNTER-01] only what is cash is handed over, and the most change is given to the paisa', async () => {
  const most = await read<CounterSaleWire>(
    sell(1, { method: 'CASH', tendered: 1_011_800, reference: 'none' }),
  )
  expect(most).toMatchObject({ change: 1_000_000, reference: null })
  const upi = await read<CounterSaleWire>(sell(1, { tendered: 50_000, reference: '633812345678' }))
  expect(upi).toMatchObject({ tendered: null, change: 0, reference: '633812345678' })
})

test('[COUNTER-01] a sale gives a name to a phone number that has none, and leaves one that has', async () => {
  const phone = '9700000081'
  expect(await read<CounterSaleWire>(sell(1, { phone, name: 'Asha Rao' }))).toMatchObject({
    buyer: 'Asha Rao',
  })
  await sell(1, { phone, name: 'Somebody Else' })
  const { customers } = await read<{ customers: { name: string }[] }>(
    as('owner').call(`/api/desk/customers?q=${phone}`),
  )
  expect(customers.map(({ name }) => name)).toEqual(['Asha Rao'])
})

test('[COUNTER-01] [PAY-08] two sales at once of one person do not pass the limit of cash together', async () => {
  const large = {
    method: 'CASH',
    phone: '9700000082',
    name: 'Asha Rao',
    address: { line: '12 MG Road', city: 'Gurugram', state: 'Haryana', zipcode: '122001' },
  }
  const answers = await Promise.all([sell(900, large), sell(900, large), sell(900, large)])
  expect(await outcomes(answers)).toEqual(['cash-limit', 'cash-limit', 'ok'])
})

test('[COUNTER-03] what comes back is of the bill, no more than was sold, and once, twice at once too', async () => {
  await as('owner').prove()
  await track(as('owner'))
  await enter(as('owner'), 'count', { quantity: 100, seen: [{ ...cementStock, onHand: 0 }] })
  // two lines of one thing take from the same stock
  const lines = [...lineOf(60), ...lineOf(41)]
  expect(await errorCodeOf(await sell(101, { lines }))).toBe('out-of-stock')
  const { orderId } = await read<CounterSaleWire>(sell(5, { method: 'CASH' }))
  const till = await inTill()
  for (const wrong of [
    [],
    [{ line: 0, quantity: 0 }],
    [{ line: 0, quantity: -1 }],
    [{ line: 0, quantity: 1.5 }],
    [{ line: 0, quantity: 6 }],
    [{ line: 1, quantity: 1 }],
    [{ line: -1, quantity: 1 }],
    [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ],
  ])
    expect([wrong, (await takeBack(orderId, wrong)).status]).toEqual([wrong, 400])
  expect((await takeBack(randomUUID(), [{ line: 0, quantity: 1 }])).status).toBe(404)
  const { updatedAt: seenAt } = await show(orderId)
  api.advanceClock(1_000)
  const twice = [{ line: 0, quantity: 3 }]
  const answers = await Promise.all([
    takeBack(orderId, twice, { seenAt }),
    takeBack(orderId, twice, { seenAt }),
  ])
  expect(await outcomes(answers)).toEqual(['edit-conflict', 'ok'])
  api.advanceClock(1_000)
  expect(await outcomes(await Promise.all([takeBack(orderId, twice), takeBack(orderId, twice)]))).toEqual([
    'invalid-input',
    'invalid-input',
  ])
  // broken bags do not go back into stock
  expect((await takeBack(orderId, [{ line: 0, quantity: 2 }])).status).toBe(200)
  expect(till - (await inTill())).toBe(5 * 11_800)
  expect((await cementRow(as('owner'))).levels).toContainEqual({ placeId: 'yard', onHand: 95, reserved: 0 })
  expect(await findStockErrors(api.database.queries)).toEqual([])
})

test('[COUNTER-03] [STAFF-03] taking back takes the right and a fresh proof, and nothing changes without them', async () => {
  const { orderId } = await read<CounterSaleWire>(sell(2, { method: 'CASH' }))
  const till = await inTill()
  api.advanceClock(11 * 60_000)
  const lines = [{ line: 0, quantity: 1 }]
  expect(await errorCodeOf(await takeBack(orderId, lines))).toBe('proof-required')
  const byCounter = as('counter').post(`/api/desk/orders/${orderId}/returns`, { lines, reason: 'came back' })
  expect(await errorCodeOf(await byCounter)).toBe('not-permitted')
  expect(await inTill()).toBe(till)
  expect((await show(orderId)).reductions).toEqual([])
})
