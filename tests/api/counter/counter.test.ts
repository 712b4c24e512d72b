import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { WALK_IN } from '#domain/orders/counter/counter-sale.ts'
import type { CounterSaleWire } from '#domain/orders/counter/wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, freshKey, openCustomer } from '../../support/api/order-actions.ts'
import { cementRow, cementStock, enter, findStockErrors, track } from '../../support/api/stock-actions.ts'

const { api, as } = await deskForTests()

const body = (more: object = {}) => ({ lines: [cementLine], seenTotal: 35_400, method: 'CASH', ...more })

const sell = (more: object = {}, key = freshKey(), role: 'counter' | 'packer' = 'counter') =>
  as(role).call('/api/desk/counter/sales', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: body(more),
  })

const show = (orderId: string) => read<DeskOrderDetailWire>(as('owner').call(`/api/desk/orders/${orderId}`))
const cash = () => read<CashDayWire>(as('owner').call('/api/desk/cash'))
const line = (quantity: number) => [{ ...cementLine, quantity }]

test('[COUNTER-01] a sale is delivered, paid and billed in one step, for somebody who leaves no name', async () => {
  const before = (await cash()).inTill
  const sold = await read<CounterSaleWire>(sell({ tendered: 50_000 }))
  expect(sold).toMatchObject({ total: 35_400, tendered: 50_000, change: 14_600, method: 'CASH', buyer: '' })
  expect(sold.invoiceNumber).not.toBeNull()
  const order = await show(sold.orderId)
  expect(order).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'PAID' })
  expect(order.history).toMatchObject([{ status: 'DELIVERED', by: 'store' }])
  expect(order.changes).toMatchObject([{ action: 'order.sell', actor: 'counter 12' }])
  expect(order.messages).toEqual([])
  expect((await cash()).inTill - before).toBe(35_400)
})

test('[COUNTER-01] its bill names no address, is of the State of the store, and says how it was paid', async () => {
  const { orderId } = await read<CounterSaleWire>(sell({ method: 'UPI', reference: '633812345678' }))
  const [invoice] = await api.database.queries
    .selectFrom('tax_documents')
    .select('document')
    .where('order_id', '=', orderId)
    .execute()
  expect(invoice?.document).toMatchObject({
    buyer: { name: 'Walk-in customer', addressLines: [], gstin: null },
    payment: { status: 'PAID', method: 'UPI', id: '633812345678' },
  })
  const billed = invoice?.document as
    | { seller: { stateCode: string }; placeOfSupply: { code: string } }
    | undefined
  expect(billed?.placeOfSupply.code).toBe(billed?.seller.stateCode)
})

test('[COUNTER-01] one key sells once, pressed twice at once or for another buyer', async () => {
  const key = freshKey()
  const [first, second] = await Promise.all([
    read<CounterSaleWire>(sell({}, key)),
    read<CounterSaleWire>(sell({}, key)),
  ])
  expect(second).toEqual(first)
  expect(await errorCodeOf(await sell({ lines: line(2), seenTotal: 23_600 }, key))).toBe(
    'idempotency-conflict',
  )
  expect(await errorCodeOf(await sell({ phone: '9700000071' }, key))).toBe('idempotency-conflict')
  const { rows } = await countOf(key)
  expect(rows).toEqual([{ orders: 1 }])
})

test('[COUNTER-01] only the counter sells, at the prices of the store, and takes no less than the total', async () => {
  expect(await errorCodeOf(await sell({}, freshKey(), 'packer'))).toBe('not-permitted')
  expect(await errorCodeOf(await sell({ seenTotal: 35_300 }))).toBe('amount-changed')
  expect(await errorCodeOf(await sell({ lines: [{ ...cementLine, seenPrice: '1' }] }))).toBe('cart-changed')
  expect(await errorCodeOf(await sell({ tendered: 35_399 }))).toBe('invalid-input')
  // a barcode that was scanned into the amount
  expect(await errorCodeOf(await sell({ tendered: 8_901_234_500 }))).toBe('invalid-input')
  expect(await errorCodeOf(await sell({ placeId: 'nowhere' }))).toBe('invalid-input')
})

test('[COUNTER-01] cash stays below the limit of the law for each sale, and of a person for the day', async () => {
  const named = {
    name: 'Asha Rao',
    address: { line: '12 MG Road', city: 'Gurugram', state: 'Haryana', zipcode: '122001' },
  }
  const large = { lines: line(1_695), seenTotal: 20_001_000, ...named }
  expect(await errorCodeOf(await sell(large))).toBe('cash-limit')
  expect((await sell({ ...large, method: 'CARD' })).status).toBe(200)
  const half = { lines: line(900), seenTotal: 10_620_000, ...named }
  expect((await sell(half)).status).toBe(200)
  expect((await sell(half)).status).toBe(200)
  const known = { ...half, phone: '9700000072' }
  expect((await sell(known)).status).toBe(200)
  expect(await errorCodeOf(await sell(known))).toBe('cash-limit')
})

test('[COUNTER-01] from ₹50,000 on the bill names its buyer, and a firm always', async () => {
  const large = { lines: line(424), seenTotal: 5_003_200, method: 'UPI' }
  expect(await errorCodeOf(await sell(large))).toBe('invalid-input')
  expect(await errorCodeOf(await sell({ ...large, name: 'Asha Rao' }))).toBe('invalid-input')
  const address = { line: '12 MG Road', city: 'Gurugram', state: 'Haryana', zipcode: '122001' }
  const sold = await read<CounterSaleWire>(sell({ ...large, name: 'Asha Rao', address }))
  expect(sold.buyer).toBe('Asha Rao')
  expect((await sell({ lines: line(423), seenTotal: 4_991_400, method: 'UPI' })).status).toBe(200)
  const firm = { gstin: '06AAACB1234C1ZJ' }
  expect(await errorCodeOf(await sell(firm))).toBe('invalid-input')
  const billed = await read<CounterSaleWire>(sell({ ...firm, name: 'Rao Builders', address }))
  expect(billed.buyer).toBe('Rao Builders')
  expect((await show(billed.orderId)).buyerGstin).toBe(firm.gstin)
})

test('[COUNTER-01] [SAFE-06] who stands for everybody without a name is neither erased, merged, blocked nor given credit', async () => {
  await sell({ lines: line(1), seenTotal: 11_800, method: 'UPI' })
  await as('owner').prove()
  const path = `/api/desk/customers/${WALK_IN.uid}`
  const { revision } = await read<{ revision: number }>(as('owner').call(path))
  const decided = [
    await as('owner').post(`${path}/erasure`, {}),
    await as('owner').post(`${path}/block`, { block: { level: 'ALL', reason: 'nobody' }, revision }),
    await as('owner').post('/api/desk/credit-accounts', {
      id: randomUUID(),
      holder: { kind: 'partner', id: WALK_IN.uid },
      terms: { limit: 100, days: 30, checkedAt: 'ordering', isOpen: true },
    }),
  ]
  const told = await Promise.all(decided.map(async (one) => read<object>(Promise.resolve(one))))
  expect(told).toMatchObject([
    { code: 'erasure-blocked', reasons: [{ code: 'walk-in' }] },
    { code: 'invalid-input', reasons: [{ code: 'walk-in' }] },
    { code: 'invalid-input', reasons: [{ code: 'walk-in' }] },
  ])
  await openCustomer(api, '9700000073')
  const merge = await read<{ refusals: string[] }>(as('owner').call(`${path}/merge?phone=9700000073`))
  expect(merge.refusals).toContain('walk-in')
  expect((await sell({ lines: line(1), seenTotal: 11_800 })).status).toBe(200)
})

test('[COUNTER-01] [STOCK-01] stock leaves the chosen place at once, and two sales of the last bags are one', async () => {
  await track(as('owner'))
  await enter(as('owner'), 'count', { quantity: 4, seen: [{ ...cementStock, onHand: 0 }] })
  const results = await Promise.all([sell(), sell()])
  const codes = await Promise.all(results.map(async (one) => (one.ok ? 'sold' : errorCodeOf(one))))
  expect(codes.toSorted()).toEqual(['out-of-stock', 'sold'])
  const row = await cementRow(as('owner'))
  expect(row.levels).toContainEqual({ placeId: 'yard', onHand: 1, reserved: 0 })
  expect(await errorCodeOf(await sell({ lines: line(2), seenTotal: 23_600 }))).toMatch(
    /out-of-stock|quantity-not-allowed/,
  )
  expect(await findStockErrors(api.database.queries)).toEqual([])
})

test('[COUNTER-02] a barcode finds its item for certain, words those that they may mean', async () => {
  await track(as('owner'), { barcode: '8901234567890' })
  const find = async (q: string) =>
    read<{
      certain: boolean
      items: { productId: string; price: string; quantity: number; left: number }[]
    }>(as('counter').call(`/api/desk/counter/items?q=${encodeURIComponent(q)}`))
  expect(await find('8901234567890')).toMatchObject({
    certain: true,
    items: [{ productId: 'cement', price: '118', quantity: 1, left: 1 }],
  })
  expect((await find('nothing of the kind')).items).toEqual([])
})

test('[COUNTER-03] sales are found by the number of their bill or order', async () => {
  api.advanceClock(1_000)
  const sold = await read<CounterSaleWire>(sell({ lines: line(1), seenTotal: 11_800 }))
  const find = async (q: string) =>
    (
      await read<{ sales: CounterSaleWire[] }>(
        as('counter').call(`/api/desk/counter/sales?q=${encodeURIComponent(q)}`),
      )
    ).sales
  expect(await find(sold.orderNumber)).toEqual([sold])
  expect(await find(sold.invoiceNumber ?? '')).toEqual([sold])
  expect((await find(''))[0]).toEqual(sold)
})

const countOf = (key: string) =>
  sql<{
    orders: number
  }>`select count(*)::integer as orders from orders where idempotency_key = ${key}`.execute(
    api.database.queries,
  )
