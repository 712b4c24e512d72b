import { beforeEach, expect, test } from 'vitest'
import type { StaffRole } from '#domain/staff/roles.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { cementLine, freshKey } from '../../support/api/order-actions.ts'

const { api, me, as, show } = await deskForTests()

let orderId = ''

/** Three bags of ₹118, paid online, after every proof has grown old. */
beforeEach(async () => {
  const body = { paymentMode: 'ONLINE', addressId: me.addressId, lines: [{ ...cementLine, quantity: 3 }] }
  const answer = await me.post('/api/orders', body, { 'idempotency-key': freshKey() })
  const placed = (await answer.json()) as { orderId: string; payment: { orderId: string } }
  const paid = await api.pay(placed.payment.orderId, 'success')
  orderId = placed.orderId
  await me.post(`/api/orders/${orderId}/payment`, paid?.response)
  api.advanceClock(11 * 60_000)
})

type Act = (role: StaffRole) => Promise<Response>

const post = (role: StaffRole, path: string, body: object) => as(role).post(`/api/desk/orders/${path}`, body)
const bag = [{ line: 0, quantity: 1 }]

const cancel: Act = (role) => post(role, `${orderId}/status`, { to: 'CANCELLED', note: 'x' })
const cancelLines: Act = (role) => post(role, `${orderId}/cancel-lines`, { lines: bag, reason: 'x' })
const edit: Act = async (role) => {
  const { updatedAt: seenAt } = await show(orderId)
  const lines = [{ line: 0, quantity: 2 }]
  return post(role, `${orderId}/edits`, {
    lines,
    seenAt,
    seenTotal: 23_600,
    laterDay: null,
    id: crypto.randomUUID(),
  })
}
const refuse: Act = (role) =>
  post(role, `${orderId}/fulfilments/1/status`, { to: 'DELIVERED', refused: bag, note: null })

/** The rows that send money back to the customer. */
async function refunds(): Promise<number> {
  const { queries } = api.database
  const whole = await queries.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute()
  const parts = await queries.selectFrom('part_refunds').selectAll().where('order_id', '=', orderId).execute()
  return whole.length + parts.length
}

/** Sends the order off, so that some of it can be refused at the door. */
const ship = (): Promise<Response> => post('packer', `${orderId}/status`, { to: 'SHIPPED' })
const nothing = async (): Promise<void> => {}

test.each<{ title: string; before: () => Promise<unknown>; act: Act; amount: number }>([
  { title: 'cancelling the order', before: nothing, act: cancel, amount: 35_400 },
  { title: 'cancelling a part of it', before: nothing, act: cancelLines, amount: 11_800 },
  { title: 'making it cheaper', before: nothing, act: edit, amount: 11_800 },
  { title: 'having a bag refused at the door', before: ship, act: refuse, amount: 11_800 },
])('[STAFF-01] [STAFF-03] $title refunds only by the right to it, with a second proof', async (which) => {
  const { act, amount } = which
  await which.before()
  const before = await show(orderId)
  const denied = await act('counter')
  expect(await denied.json()).toMatchObject({ code: 'not-permitted', refund: amount })
  const unproved = await act('manager')
  expect(await unproved.json()).toMatchObject({ code: 'proof-required', refund: amount })
  expect([await show(orderId), await refunds()]).toEqual([before, 0])
  await as('manager').prove()
  expect((await act('manager')).status).toBe(200)
  expect(await refunds()).toBe(1)
})

test('[STAFF-01] several orders at once: the paid ones stay, each with the reason', async () => {
  const cash = String((await me.order('COD'))['orderId'])
  const orders = [{ orderId }, { orderId: cash }]
  const answer = await as('counter').post('/api/desk/orders/status', { to: 'CANCELLED', orders, note: 'x' })
  expect(await answer.json()).toMatchObject({
    results: [
      { moved: false, code: 'not-permitted' },
      { orderId: cash, moved: true },
    ],
  })
  expect(await refunds()).toBe(0)
})

test('[STAFF-01] an order that nothing was paid for is cancelled at the counter, and one whose money has gone back', async () => {
  const cash = String((await me.order('COD'))['orderId'])
  expect((await post('counter', `${cash}/status`, { to: 'CANCELLED', note: 'x' })).status).toBe(200)
  await as('manager').prove()
  expect((await post('manager', `${orderId}/refund`, { reason: 'x' })).status).toBe(200)
  expect((await cancel('counter')).status).toBe(200)
  expect(await refunds()).toBe(1)
})

test('[ORD-08] customers cancel their own paid orders without any right of the staff', async () => {
  expect((await me.post(`/api/orders/${orderId}/cancel`, { reason: 'x' })).status).toBe(200)
  expect(await refunds()).toBe(1)
  expect(await errorCodeOf(await cancel('packer'))).toBe('not-permitted')
})
