import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { StockListWire, StockMovementsWire } from '#domain/stock/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, freshKey, type Body } from '../../support/api/order-actions.ts'
import { cementRow, cementStock, enter, findStockErrors, track } from '../../support/api/stock-actions.ts'

const { api, me, as } = await deskForTests()
const owner = as('owner')

const PAYMENT_WINDOW_MS = 31 * 60_000

/** Keeps the stock of cement with so many bags in the yard and none in the shop. */
async function stockOf(bags: number, more: object = {}): Promise<void> {
  expect((await track(owner, more)).status).toBe(200)
  await enter(owner, 'count', { quantity: bags })
  await enter(owner, 'count', { quantity: 0, placeId: 'shop' })
}

async function place(quantity: number, paymentMode: 'COD' | 'ONLINE' = 'COD'): Promise<Response> {
  const body = { paymentMode, addressId: me.addressId, lines: [{ ...cementLine, quantity }] }
  return me.post('/api/orders', body, { 'idempotency-key': freshKey() })
}

async function placed(quantity: number, paymentMode: 'COD' | 'ONLINE' = 'COD') {
  const answer = await place(quantity, paymentMode)
  expect(answer.status).toBe(200)
  return (await answer.json()) as { orderId: string; payment?: { orderId: string } }
}

const act = async (role: StaffRole, path: string, body: unknown): Promise<void> => {
  const answer = await as(role).post(`/api/desk/orders/${path}`, body)
  if (!answer.ok) throw new Error(await answer.text())
}
const units = (quantity: number) => [{ line: 0, quantity }]

/** On hand and reserved, over all places. */
async function levels(): Promise<[number, number]> {
  const { levels: all } = await cementRow(owner)
  return [
    all.reduce((sum, { onHand }) => sum + onHand, 0),
    all.reduce((sum, { reserved }) => sum + reserved, 0),
  ]
}

beforeEach(async () => {
  // orders of earlier tests hold nothing
  await track(owner, { tracked: false })
  await api.database.queries
    .updateTable('orders')
    .set({ order_status: 'CANCELLED' })
    .where('order_status', '!=', 'DELIVERED')
    .execute()
})

/** The rules of the books hold after every test. */
afterEach(async () => {
  const errors = await findStockErrors(api.database.queries)
  if (errors.length > 0) throw new Error(errors.join('\n'))
})

describe('stock and orders', () => {
  test('[STOCK-01] what is not tracked is sold without limit', async () => {
    await placed(5_00)
    expect(await cementRow(owner)).toMatchObject({ tracked: false })
  })

  test('[STOCK-01] an order reserves, shipping takes, and what is too much is refused with what is left', async () => {
    await stockOf(10)
    const { orderId } = await placed(4)
    expect(await levels()).toEqual([10, 4])
    const refused = await place(7)
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        code: 'out-of-stock',
        changes: [{ product: cementLine.product, change: 'stock', quantity: 7, left: 6 }],
      },
    ])
    expect(await levels()).toEqual([10, 4])
    await act('packer', `${orderId}/fulfilments`, { lines: units(3) })
    expect(await levels()).toEqual([7, 1])
    await act('packer', `${orderId}/fulfilments`, { lines: units(1) })
    expect(await levels()).toEqual([6, 0])
  })

  test('[STOCK-01] two lines of one variant count together', async () => {
    await stockOf(10)
    const lines = [6, 6].map((quantity) => ({ ...cementLine, quantity }))
    const body = { paymentMode: 'COD', addressId: me.addressId, lines }
    const answer = await me.post('/api/orders', body, { 'idempotency-key': freshKey() })
    expect(await answer.json()).toMatchObject({ code: 'out-of-stock', changes: [{ left: 4 }] })
    expect(await levels()).toEqual([10, 0])
  })

  test('[STOCK-01] of twenty orders for ten bags at once exactly ten are placed', async () => {
    await stockOf(10)
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(1)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(await Promise.all(refused.map(errorCodeOf)))).toEqual(new Set(['out-of-stock']))
    expect(await levels()).toEqual([10, 10])
  })

  test('[STOCK-01] a repeated order reserves once', async () => {
    await stockOf(10)
    const body = { paymentMode: 'COD', addressId: me.addressId, lines: [{ ...cementLine, quantity: 8 }] }
    const headers = { 'idempotency-key': freshKey() }
    const answers = await Promise.all([1, 2, 3].map(() => me.post('/api/orders', body, headers)))
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Body).orderId))
    expect(new Set(ids).size).toBe(1)
    expect(await levels()).toEqual([10, 8])
  })

  test('[STOCK-01] cancelling gives back: by the customer, in part by staff, and what was refused at the door', async () => {
    await stockOf(10)
    const first = await placed(6)
    await me.post(`/api/orders/${first.orderId}/cancel`, { reason: 'x' })
    expect(await levels()).toEqual([10, 0])
    const { orderId } = await placed(8)
    await act('counter', `${orderId}/cancel-lines`, { lines: units(2), reason: 'x' })
    expect(await levels()).toEqual([10, 6])
    await act('packer', `${orderId}/fulfilments`, { lines: units(6) })
    expect(await levels()).toEqual([4, 0])
    const refused = units(1)
    await act('packer', `${orderId}/fulfilments/1/status`, { to: 'DELIVERED', refused })
    expect(await levels()).toEqual([5, 0])
  })

  test('[STOCK-01] what comes back undelivered is held for its order again, until that is cancelled', async () => {
    await stockOf(10)
    const { orderId } = await placed(6)
    await act('packer', `${orderId}/fulfilments`, { lines: units(6) })
    expect(await levels()).toEqual([4, 0])
    await act('packer', `${orderId}/fulfilments/1/status`, { to: 'RETURNED' })
    expect(await levels()).toEqual([10, 6])
    await act('packer', `${orderId}/fulfilments`, { lines: units(6) })
    await act('counter', `${orderId}/status`, { to: 'CANCELLED', note: 'x' })
    expect(await levels()).toEqual([10, 0])
  })

  test('[STOCK-01] returned units go back to the stock only by choice', async () => {
    await stockOf(10)
    const { orderId } = await placed(6)
    await act('packer', `${orderId}/fulfilments`, { lines: units(6) })
    await act('packer', `${orderId}/fulfilments/1/status`, { to: 'DELIVERED' })
    await as('manager').prove()
    await act('manager', `${orderId}/returns`, { lines: units(2), reason: 'wet' })
    expect(await levels()).toEqual([4, 0])
    await act('manager', `${orderId}/returns`, { lines: units(3), reason: 'too many', putBack: true })
    expect(await levels()).toEqual([7, 0])
  })

  test('[STOCK-01] [PAY-04] an order that is not paid in time gives back, and a payment that comes after the stock was sold is refunded', async () => {
    await stockOf(10)
    const { orderId, payment } = await placed(10, 'ONLINE')
    expect(await levels()).toEqual([10, 10])
    expect((await place(1)).status).toBe(409)
    api.advanceClock(PAYMENT_WINDOW_MS)
    await api.runJobs()
    expect(await levels()).toEqual([10, 0])
    await placed(10)
    const window = await api.pay(payment?.orderId ?? '', 'success')
    await me.post(`/api/orders/${orderId}/payment`, window?.response)
    api.advanceClock(61_000)
    await api.runJobs()
    const refunds = await api.database.queries
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute()
    expect(refunds).toMatchObject([{ reason: 'order-cancelled', amount: 118_000, state: 'DONE' }])
    expect(await levels()).toEqual([10, 10])
  })

  test('[STOCK-01] a paid order keeps what it reserved', async () => {
    await stockOf(10)
    const { orderId, payment } = await placed(10, 'ONLINE')
    const window = await api.pay(payment?.orderId ?? '', 'success')
    await me.post(`/api/orders/${orderId}/payment`, window?.response)
    api.advanceClock(PAYMENT_WINDOW_MS)
    await api.runJobs()
    expect(await levels()).toEqual([10, 10])
  })

  test('[STOCK-01] open orders hold what they need from the moment a variant is tracked; what has left is not taken again', async () => {
    const { orderId } = await placed(9)
    await act('packer', `${orderId}/fulfilments`, { lines: units(4) })
    await stockOf(10)
    const [, reserved] = await levels()
    expect(reserved).toBeGreaterThanOrEqual(5)
    await act('packer', `${orderId}/fulfilments`, { lines: units(5) })
    expect(await levels()).toEqual([5, reserved - 5])
    await act('packer', `${orderId}/fulfilments/1/status`, { to: 'RETURNED' })
    expect(await levels()).toEqual([9, reserved - 1])
  })

  test('[STOCK-01] no more leaves than is on hand', async () => {
    await stockOf(10)
    const { orderId } = await placed(6)
    await enter(owner, 'count', { quantity: 2 })
    const answer = await as('packer').post(`/api/desk/orders/${orderId}/fulfilments`, { lines: units(6) })
    expect([answer.status, await errorCodeOf(answer)]).toEqual([409, 'move-not-allowed'])
    expect((await levels())[0]).toBe(2)
    await enter(owner, 'receipt', { quantity: 20 })
    await act('packer', `${orderId}/fulfilments`, { lines: units(6) })
    expect((await levels())[0]).toBe(16)
  })
})

describe('what staff enter', () => {
  test('[STOCK-02] a receipt raises the stock and sets the cost, once however often it is sent', async () => {
    await stockOf(0)
    const id = crypto.randomUUID()
    const lines = [{ ...cementStock, quantity: 40, cost: toPrice('262.5') }]
    for (let times = 0; times < 2; times += 1)
      expect((await enter(owner, 'receipt', { quantity: 40, id, supplier: 'UltraTech', lines })).status).toBe(
        200,
      )
    expect(await levels()).toEqual([40, 0])
    expect((await cementRow(owner)).cost).toBe(toPrice('262.5'))
    expect((await cementRow(as('packer'))).cost).toBeNull()
    const other = await enter(owner, 'receipt', { quantity: 41, id })
    expect(await errorCodeOf(other)).toBe('idempotency-conflict')
    const byPacker = await enter(as('packer'), 'receipt', { quantity: 1, lines })
    expect(await errorCodeOf(byPacker)).toBe('not-permitted')
    expect((await enter(as('packer'), 'receipt', { quantity: 1 })).status).toBe(200)
  })

  test('[STOCK-02] a transfer moves between places, a loss takes away, and neither more than lies there', async () => {
    await stockOf(10)
    await enter(owner, 'transfer', { quantity: 4, toPlaceId: 'shop' })
    await enter(owner, 'loss', { quantity: 1, placeId: 'shop', note: 'torn' })
    expect((await cementRow(owner)).levels).toEqual([
      { placeId: 'yard', onHand: 6, reserved: 0 },
      { placeId: 'shop', onHand: 3, reserved: 0 },
    ])
    for (const [kind, more] of [
      ['loss', {}],
      ['transfer', { toPlaceId: 'shop' }],
    ] as const)
      expect(await errorCodeOf(await enter(owner, kind, { quantity: 7, ...more }))).toBe('invalid-input')
    expect(await levels()).toEqual([9, 0])
  })

  test.each([
    ['a place that does not exist', 'count', { placeId: 'attic' }],
    ['a transfer to the same place', 'transfer', { toPlaceId: 'yard' }],
    ['a transfer to nowhere', 'transfer', {}],
    ['a count that goes elsewhere', 'count', { toPlaceId: 'shop' }],
    ['a variant twice', 'count', { lines: [1, 2].map((quantity) => ({ ...cementStock, quantity })) }],
    [
      'a variant that is not tracked',
      'count',
      { lines: [{ productId: 'x', variantUid: 'v1', quantity: 1 }] },
    ],
    ['less than nothing', 'count', { lines: [{ ...cementStock, quantity: -1 }] }],
    ['a cost that is no price', 'receipt', { lines: [{ ...cementStock, quantity: 1, cost: 'free' }] }],
    ['a cost in parts of a millionth', 'receipt', { lines: [{ ...cementStock, quantity: 1, cost: 0.5 }] }],
  ])('[STOCK-02] %s is refused', async (_, kind, more) => {
    await stockOf(10)
    expect(await errorCodeOf(await enter(owner, kind, { quantity: 1, ...more }))).toBe('invalid-input')
    expect(await levels()).toEqual([10, 0])
  })

  test('[STOCK-02] every movement says what, where, why and who, and the audit log has it too', async () => {
    await stockOf(10)
    const { orderId } = await placed(2)
    await act('packer', `${orderId}/fulfilments`, { lines: units(2) })
    const { movements } = await read<StockMovementsWire>(owner.call('/api/desk/stock/movements'))
    expect(movements[0]).toMatchObject({
      name: 'Product cement',
      options: ['50 kg'],
      place: 'Yard',
      quantity: -2,
      reason: 'sale',
      actor: 'packer 13',
      orderId,
    })
    const audit = await read<{ entries: { action: string }[] }>(owner.call('/api/desk/audit'))
    expect(audit.entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['stock.count', 'stock.settings']),
    )
  })

  test('[STOCK-02] the list finds words, a barcode, what is low and what is out', async () => {
    await stockOf(4, { barcode: '8901234567890' })
    const rows = async (query: string) =>
      (await read<{ rows: { productId: string; state: string }[] }>(owner.call(`/api/desk/stock?${query}`)))
        .rows
    expect(await rows('filter=low')).toMatchObject([{ productId: 'cement', state: 'low' }])
    expect(await rows('filter=out')).toEqual([])
    expect(await rows('q=8901234567890')).toMatchObject([{ productId: 'cement' }])
    expect(await rows('q=50%25')).toEqual([])
    await enter(owner, 'loss', { quantity: 4 })
    expect(await rows('filter=out&q=cement+50')).toMatchObject([{ productId: 'cement', state: 'out' }])
  })

  test('[STOCK-02] a label of 12 digits is found by a reader that says 13, and nobody else gets that barcode', async () => {
    await stockOf(4, { barcode: '012345678905' })
    const found = async (code: string) =>
      (await read<StockListWire>(owner.call(`/api/desk/stock?q=${code}`))).rows.map(
        ({ productId }) => productId,
      )
    expect(await found('0012345678905')).toEqual(['cement'])
    expect(await found('012345678905')).toEqual(['cement'])
    expect(await found('012345678912')).toEqual([])
    const { rows } = await read<StockListWire>(owner.call('/api/desk/stock?filter=all'))
    const other = rows.find(({ productId }) => productId !== 'cement')
    const barcode = '0012345678905'
    const answer = await track(owner, { productId: other?.productId, variantUid: other?.variantUid, barcode })
    expect(await errorCodeOf(answer)).toBe('invalid-input')
    expect((await track(owner, { barcode })).status).toBe(200)
  })
})
