import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '#domain/staff/roles.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { cementLine, freshKey, type Body } from '../../support/api/order-actions.ts'
import {
  cementLevels,
  cementRow,
  countCement,
  enter,
  findStockErrors,
  track,
} from '../../support/api/stock-actions.ts'

const { api, me, as } = await deskForTests()
const owner = as('owner')

const PAYMENT_WINDOW_MS = 31 * 60_000

const stockOf = (bags: number) => countCement(owner, bags)
const levels = () => cementLevels(owner)

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
