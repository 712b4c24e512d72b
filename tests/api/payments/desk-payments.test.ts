import { expect, test } from 'vitest'
import type { MoneyAttentionListWire } from '#domain/payments/attention-wire.ts'
import type { DeskOrderPageWire } from '#domain/orders/desk/desk-wire.ts'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { cementLine, deliveryAddress, freshKey } from '../../support/api/order-actions.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'

const { api, me, as, order, reopen } = await deskForTests()

const list = async () =>
  (await read<MoneyAttentionListWire>(as('accountant').call('/api/desk/payments'))).payments
const decide = (paymentId: string, body: object, role: 'owner' | 'manager' | 'counter' = 'owner') =>
  as(role).post(`/api/desk/payments/${paymentId}/decision`, body)
const today = () => read<TodayWire>(as('owner').call('/api/desk/today'))
const orders = async (query: string) =>
  (await read<DeskOrderPageWire>(as('owner').call(`/api/desk/orders?${query}`))).orders

async function payUnknown(amount: number): Promise<string> {
  const { id } = api.inDashboard({ action: 'pay-unknown', amount })
  api.advanceClock(2_000)
  await api.deliverWebhooks()
  return id
}

test('[SAFE-04] [DESK-01] a payment of no known order is counted, listed with its reason, and matched by the number of its order', async () => {
  const waiting = (await me.order('ONLINE')) as { orderId: string; orderNumber: string }
  const paymentId = await payUnknown(35_400)
  expect((await today()).moneyAttention).toBe(1)
  expect(await list()).toMatchObject([{ kind: 'unknown-payment', paymentId, amount: 35_400, orderId: null }])
  for (const number of ['4821-9035-8', 'nonsense'])
    expect([number, await errorCodeOf(await decide(paymentId, { action: 'match', order: number }))]).toEqual([
      number,
      'not-found',
    ])
  const left = await read<MoneyAttentionListWire>(
    decide(paymentId, { action: 'match', order: ` ${waiting.orderNumber} ` }),
  )
  expect(left.payments).toEqual([])
  expect(await me.json(`/api/orders/${waiting.orderId}`)).toMatchObject({
    orderStatus: 'PLACED',
    paymentStatus: 'PAID',
  })
  await as('manager').post(`/api/desk/orders/${waiting.orderId}/status`, { to: 'CANCELLED', note: 'x' })
  expect((await today()).refundsWaiting).toBe(1)
  expect((await orders('todo=refund')).map(({ orderId }) => orderId)).toEqual([waiting.orderId])
  await api.runJobs()
  expect(await orders('todo=refund')).toEqual([])
})

test('[SAFE-04] [STAFF-02] it is sent back, or is not ours, once: the second who decides is told, and the log says who and why', async () => {
  const [ours, foreign] = [await payUnknown(10_000), await payUnknown(20_000)]
  expect((await decide(ours, { action: 'return', note: 'nobody knows' }, 'manager')).status).toBe(200)
  expect(await errorCodeOf(await decide(ours, { action: 'dismiss', note: 'late' }))).toBe('not-found')
  expect((await decide(foreign, { action: 'dismiss', note: 'the shop next door' })).status).toBe(200)
  expect(await errorCodeOf(await decide(foreign, { action: 'return', note: 'x' }, 'counter'))).toBe(
    'not-permitted',
  )
  await api.runJobs()
  expect(await api.payments.fetchRefunds(ours)).toMatchObject([{ amount: 10_000 }])
  expect(await api.payments.fetchRefunds(foreign)).toEqual([])
  const { entries } = await read<{ entries: { action: string; actor: string }[] }>(
    as('owner').call('/api/desk/audit?subject=payment'),
  )
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['payment.dismiss', 'payment.return'])
})

test('[STAFF-03] a decision takes a proof that is ten minutes old at most', async () => {
  const paymentId = await payUnknown(5_000)
  api.advanceClock(11 * 60_000)
  expect(await errorCodeOf(await decide(paymentId, { action: 'return', note: 'x' }))).toBe('proof-required')
  await as('owner').prove()
  expect((await decide(paymentId, { action: 'return', note: 'x' })).status).toBe(200)
})

test('[DESK-01] each number of Today opens its list: late, unpaid, refunds that wait, messages that failed', async () => {
  const late = await order()
  const unpaid = String((await me.order('ONLINE')).orderId)
  expect(await orders('todo=late')).toEqual([])
  expect(await orders('todo=payment')).toEqual([])
  api.advanceClock(16 * 60_000)
  expect((await orders('todo=payment')).map(({ orderId }) => orderId)).toEqual([unpaid])
  expect((await today()).paymentsPending).toBe(1)
  api.advanceClock(25 * 3_600_000)
  await reopen()
  expect((await orders('todo=late')).map(({ orderId }) => orderId)).toEqual([late])
  expect((await today()).late).toBe(1)
  await api.database.queries.updateTable('order_messages').set({ state: 'FAILED' }).execute()
  const failed = await orders('todo=message')
  expect(failed.map(({ orderId }) => orderId)).toContain(late)
  expect((await today()).messagesFailed).toBe(failed.length)
})

test('[DESK-02] orders are narrowed by PIN code, amount and who placed them, and found by the customer’s name and the invoice', async () => {
  const mine = await order()
  const byStaff = await read<{ orderId: string }>(
    as('counter').call('/api/desk/orders', {
      method: 'POST',
      headers: { 'idempotency-key': freshKey() },
      body: {
        phone: '9700000091',
        name: 'Zubeida Traders',
        address: { ...deliveryAddress, zipcode: '110024', state: 'Delhi', city: 'Delhi' },
        lines: [{ ...cementLine, quantity: 2 }],
        paymentMode: 'COD',
      },
    }),
  )
  const ids = async (query: string) => (await orders(query)).map(({ orderId }) => orderId)
  expect(await ids('pin=1100')).toEqual([byStaff.orderId])
  expect(await ids('placedBy=staff')).toEqual([byStaff.orderId])
  expect(await ids('placedBy=customer')).not.toContain(byStaff.orderId)
  expect(await ids('least=23000&most=24000')).toEqual([byStaff.orderId])
  expect(await ids('q=zubei')).toEqual([byStaff.orderId])
  await as('owner').post(`/api/desk/orders/${mine}/status`, { to: 'SHIPPED' })
  const { invoice, orderNumber } = await read<{ invoice: { number: string }; orderNumber: string }>(
    as('owner').call(`/api/desk/orders/${mine}`),
  )
  expect(await ids(`q=${encodeURIComponent(invoice.number.toLowerCase())}`)).toEqual([mine])
  expect(await ids(`q=${orderNumber.slice(5)}`)).toEqual([mine])
})
