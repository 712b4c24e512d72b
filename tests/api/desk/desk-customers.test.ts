import { expect, test } from 'vitest'
import type { CommissionStatementWire } from '#domain/customers/commission-wire.ts'
import type { CustomerDetailWire, CustomerPageWire } from '#domain/customers/wire.ts'
import type { PersonalDataWire } from '#domain/privacy/wire.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, deliveryAddress, freshKey, openCustomer } from '../../support/api/order-actions.ts'
import { newPerson } from '../../support/api/person.ts'
import { deskCustomers } from '../../support/customers/desk-customers.ts'
import { tablesWith } from '../../support/database/find-text.ts'

const desk = await deskForTests()
const { api, as } = desk

const GSTIN = '27AAPFU0939F1ZV'
const DAY = 24 * 3_600_000

const { block, decide, list, show, uidOf } = deskCustomers(desk)

const place = (who: Awaited<ReturnType<typeof openCustomer>>, paymentMode: string, key = freshKey()) =>
  who.post(
    '/api/orders',
    { paymentMode, addressId: who.addressId, lines: [cementLine] },
    { 'idempotency-key': key },
  )

test('[DESK-06] customers are found by both ends of the phone, by names and GSTIN, and come in pages', async () => {
  const asha = await openCustomer(api, '9760012345')
  await asha.call('/api/session/name', { method: 'PUT', body: { name: 'Ashoka Traders' } })
  await asha.order('COD', { buyerGstin: GSTIN })
  api.advanceClock(1_000)
  const other = await openCustomer(api, '9760067890')
  await other.post('/api/addresses', {
    ...deliveryAddress,
    address_line1: { ...deliveryAddress.address_line1, receiverName: 'Zebunnisa Quraishi' },
  })
  const phones = async (query: string) => (await list(query)).map(({ phone }) => phone.slice(-10))
  expect(await phones('q=97600')).toEqual(['9760067890', '9760012345'])
  expect(await phones('q=012345')).toEqual(['9760012345'])
  expect(await phones(`q=${encodeURIComponent('+91 97600 67890')}`)).toEqual(['9760067890'])
  expect(await phones('q=600678')).toEqual([])
  expect(await phones('q=ashok%20trad')).toEqual(['9760012345'])
  expect(await phones('q=quraishi')).toEqual(['9760067890'])
  expect(await phones(`q=${GSTIN.toLowerCase()}`)).toEqual(['9760012345'])
  expect((await list('q=9760012345'))[0]).toMatchObject({
    name: 'Ashoka Traders',
    receiver: 'Asha',
    city: 'Gurugram',
    verificationStatus: 'Pending',
    active: false,
    block: null,
    orders: 1,
  })
  const walk: string[] = []
  let after = ''
  do {
    const path = `/api/desk/customers?limit=3${after}`
    const page = await read<CustomerPageWire>(as('counter').call(path))
    walk.push(...page.customers.map(({ uid }) => uid))
    after = page.next === null ? '' : `&after=${encodeURIComponent(page.next)}`
  } while (after !== '')
  expect(walk).toEqual((await list('limit=100')).map(({ uid }) => uid))
  expect(new Set(walk).size).toBe(walk.length)
})

test('[DESK-06] a customer is verified and made active, which raises their limits; the list follows, and the log says who', async () => {
  const me = await openCustomer(api, '9760020001')
  const uid = await uidOf('9760020001')
  const most = async () => ((await me.json('/api/order-limits')).cashOrders as { max: number }).max
  const before = await most()
  const verified = await read<CustomerDetailWire>(
    decide(`${uid}/verification`, { isVerified: true, revision: 0 }, 'counter'),
  )
  expect(verified).toMatchObject({ verificationStatus: 'Verified', revision: 1 })
  expect((await decide(`${uid}/activation`, { isActive: true, revision: 1 })).status).toBe(200)
  expect(await most()).toBe(before * 10)
  expect((await list('filter=active')).map((one) => one.uid)).toEqual([uid])
  expect((await list('filter=to-verify&limit=100')).map((one) => one.uid)).not.toContain(uid)
  const back = await read<CustomerDetailWire>(decide(`${uid}/activation`, { isActive: false, revision: 2 }))
  expect(back.changes).toMatchObject([
    { action: 'customer.deactivate', changes: [{ field: 'active', before: 'true', after: 'false' }] },
    { action: 'customer.activate', actor: 'manager 11' },
    { action: 'customer.verify', actor: 'counter 12', role: 'counter' },
  ])
  expect(await most()).toBe(before)
})

test('[DESK-06] the second of two who decide is told, and the same decision sent twice is one', async () => {
  await openCustomer(api, '9760020002')
  const uid = await uidOf('9760020002')
  expect((await decide(`${uid}/activation`, { isActive: true, revision: 0 })).status).toBe(200)
  const late = await decide(`${uid}/verification`, { isVerified: true, revision: 0 })
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'edit-conflict', changedBy: expect.any(String), changedAt: expect.any(String) },
  ])
  expect((await decide(`${uid}/activation`, { isActive: true, revision: 0 })).status).toBe(200)
  const wish = { block: { level: 'CASH', reason: 'torn notes' }, revision: 1 }
  const answers = await Promise.all([decide(`${uid}/block`, wish), decide(`${uid}/block`, wish)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { changes, revision } = await show(uid)
  expect(changes.map(({ action }) => action)).toEqual(['customer.block', 'customer.activate'])
  expect(revision).toBe(2)
})

test('[DESK-06] who is blocked from cash is told before placing, pays online, and is let in again', async () => {
  const me = await openCustomer(api, '9760020003')
  const uid = await uidOf('9760020003')
  const key = freshKey()
  const first = (await (await place(me, 'COD', key)).json()) as { orderId: string }
  await block(uid, 'CASH')
  expect(await me.json('/api/order-limits')).toMatchObject({ block: 'CASH' })
  const refused = await place(me, 'COD')
  expect([refused.status, await errorCodeOf(refused)]).toEqual([403, 'cash-blocked'])
  // a retry of what was placed before is answered with it
  expect(await (await place(me, 'COD', key)).json()).toMatchObject({ orderId: first.orderId })
  expect((await place(me, 'ONLINE')).status).toBe(200)
  const atCounter = await as('counter').call('/api/desk/orders', {
    method: 'POST',
    headers: { 'idempotency-key': freshKey() },
    body: { phone: '9760020003', address: deliveryAddress, lines: [cementLine], paymentMode: 'COD' },
  })
  expect(await errorCodeOf(atCounter)).toBe('cash-blocked')
  const { customer } = await read<{ customer: { block: unknown } }>(
    as('counter').call('/api/desk/customers/by-phone?phone=9760020003'),
  )
  expect(customer.block).toBe('CASH')
  await block(uid, null)
  expect((await place(me, 'COD')).status).toBe(200)
  expect((await show(uid)).block).toBe(null)
})

test('[DESK-06] who is blocked wholly orders nothing and still sees what they ordered; staff see why', async () => {
  const me = await openCustomer(api, '9760020004')
  const uid = await uidOf('9760020004')
  const { orderId } = await me.order('COD')
  await block(uid, 'ALL')
  for (const mode of ['COD', 'ONLINE'] as const)
    expect(await errorCodeOf(await place(me, mode))).toBe('customer-blocked')
  const created = await me.post('/api/create-order', { cart: [cementLine], amount: 354 })
  expect(await errorCodeOf(created)).toBe('customer-blocked')
  expect((await me.call(`/api/orders/${String(orderId)}`)).status).toBe(200)
  expect(await me.json('/api/order-limits')).toMatchObject({ block: 'ALL' })
  expect((await show(uid)).block).toMatchObject({ level: 'ALL', reason: 'refused twice', by: 'manager 11' })
  const blocked = await list('filter=blocked')
  expect(blocked.map((one) => one.uid)).toContain(uid)
  expect(blocked.filter((one) => one.block === null)).toEqual([])
  // what staff noted is not for the blocked one's pages
  expect(JSON.stringify(await me.json('/api/session'))).not.toContain('refused twice')
})

test('[DESK-06] the page of a customer says what they owe and are owed, and holds documents and messages', async () => {
  const me = await openCustomer(api, '9760020006')
  const uid = await uidOf('9760020006')
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push(String((await me.order('COD')).orderId))
  const [delivered = '', road = ''] = ids
  const move = (orderId: string, to: 'SHIPPED' | 'DELIVERED') =>
    api.services.operator.changeOrderStatus('ravi', { orderId, to, note: null })
  await move(delivered, 'SHIPPED')
  await move(delivered, 'DELIVERED')
  await move(road, 'SHIPPED')
  api.advanceClock(31_000)
  await api.runJobs()
  const shown = await show(uid)
  expect(shown.money).toEqual({ onTheRoad: 35_400, toDeliver: 35_400, unpaid: 0, refundsDue: 0 })
  expect(shown).toMatchObject({ orderCount: 3, addresses: [{ city: 'Gurugram' }], defaultAddressIndex: 0 })
  expect(shown.orders.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted())
  expect(shown.documents).toMatchObject([
    { kind: 'invoice', total: 35_400 },
    { kind: 'invoice', total: 35_400 },
  ])
  expect(shown.messages.map(({ about, state }) => `${about} ${state}`)).toContain('SHIPPED SENT')

  await api.database.queries
    .updateTable('orders')
    .set({ payment_status: 'PENDING' })
    .where('order_id', '=', delivered)
    .execute()
  await api.database.queries.deleteFrom('receipts').where('order_id', '=', delivered).execute()
  expect((await show(uid)).money).toMatchObject({ unpaid: 35_400 })
})

test('[DESK-06] what is refunded and has not arrived is owed to the customer', async () => {
  const me = await openCustomer(api, '9760020007')
  const order = (await me.order('ONLINE')) as { orderId: string; payment: { orderId: string } }
  const response = (await api.pay(order.payment.orderId, 'success'))?.response ?? {}
  await me.post(`/api/orders/${order.orderId}/payment`, response)
  await me.post(`/api/orders/${order.orderId}/cancel`, { reason: 'no' })
  const uid = await uidOf('9760020007')
  await api.database.queries.updateTable('refunds').set({ state: 'DUE' }).execute()
  expect((await show(uid)).money).toMatchObject({ refundsDue: 35_400, onTheRoad: 0 })
})

test('[DESK-06] commission arises when goods arrive, is taken back when they return, and the month adds up', async () => {
  const me = await openCustomer(api, '9760020008')
  const uid = await uidOf('9760020008')
  const orderId = String((await me.order('COD')).orderId)
  await me.order('COD')
  const statement = (role: StaffRole = 'accountant', month = '2026-11') =>
    read<CommissionStatementWire>(as(role).call(`/api/desk/customers/${uid}/commission?month=${month}`))
  expect(await statement()).toEqual({ month: '2026-11', entries: [], unlisted: 0, total: 0 })
  const part = (quantity: number) =>
    as('manager').post(`/api/desk/orders/${orderId}/fulfilments`, { lines: [{ line: 0, quantity }] })
  const arrive = (number: number) =>
    as('manager').post(`/api/desk/orders/${orderId}/fulfilments/${number}/status`, { to: 'DELIVERED' })
  await part(2)
  expect((await statement()).total).toBe(0)
  await arrive(1)
  api.advanceClock(60_000)
  await part(1)
  await arrive(2)
  api.advanceClock(60_000)
  await as('manager').prove()
  const back = { lines: [{ line: 0, quantity: 1 }], reason: 'wet', method: 'CASH' }
  expect((await as('manager').post(`/api/desk/orders/${orderId}/returns`, back)).status).toBe(200)
  const month = await statement()
  expect(month.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['DELIVERED', 1_400],
    ['DELIVERED', 700],
    ['RETURNED', -700],
  ])
  expect(month.total).toBe(1_400)
  expect((await statement('owner', '2026-10')).entries).toEqual([])

  // the partner reads the same, from when they are active
  const own = () => me.call('/api/account/commission?month=2026-11')
  expect(await errorCodeOf(await own())).toBe('not-found')
  await decide(`${uid}/activation`, { isActive: true, revision: 0 })
  expect(await (await own()).json()).toEqual(month)
})

test('[DESK-06] a note is left once, for staff alone, and is part of the export, which the log names', async () => {
  const me = await newPerson(api)
  const uid = await uidOf(me.digits)
  const note = { id: crypto.randomUUID(), text: 'Ring before nine' }
  await decide(`${uid}/notes`, note, 'accountant')
  expect(await read<CustomerDetailWire>(decide(`${uid}/notes`, note, 'accountant'))).toMatchObject({
    notes: [{ ...note, author: 'accountant 15' }],
  })
  await block(uid, 'CASH')
  const answer = await as('owner').call(`/api/desk/customers/${uid}/data.json`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const data = (await answer.json()) as PersonalDataWire
  expect(data).toMatchObject({
    partner: { phone: me.phone },
    block: { level: 'CASH', reason: 'refused twice' },
    staffNotes: [{ text: 'Ring before nine', author: 'accountant 15' }],
  })
  const page = await (await as('owner').call(`/api/desk/customers/${uid}/data.html`)).text()
  expect(page).toContain('Ring before nine')
  const own = (await (await me.browser.call('/api/account/data')).json()) as PersonalDataWire
  expect(own.staffNotes).toEqual(data.staffNotes)
  const { changes } = await show(uid)
  expect(changes.map(({ action }) => action)).toEqual([
    'customer.export',
    'customer.export',
    'customer.block',
    'customer.note',
  ])
})

test('[DESK-06] [STAFF-03] erasing takes a fresh code and no open order, and leaves nothing of the person', async () => {
  const me = await newPerson(api)
  const uid = await uidOf(me.digits)
  const orderId = await me.order()
  await decide(`${uid}/notes`, { id: crypto.randomUUID(), text: 'Has a limp and a grudge' })
  const { revision } = await show(uid)
  await decide(`${uid}/block`, { block: { level: 'ALL', reason: 'a grudge' }, revision })
  api.advanceClock(11 * 60_000)
  const erase = () => as('manager').post(`/api/desk/customers/${uid}/erasure`)
  expect(await errorCodeOf(await erase())).toBe('proof-required')
  expect((await as('manager').prove()).status).toBe(200)
  expect(await errorCodeOf(await erase())).toBe('erasure-blocked')
  const plan = () => read<{ openOrders: string[] }>(as('manager').call(`/api/desk/customers/${uid}/erasure`))
  expect((await plan()).openOrders).toHaveLength(1)
  await api.services.operator.changeOrderStatus('ravi', { orderId, to: 'CANCELLED', note: null })
  expect((await plan()).openOrders).toEqual([])
  expect((await erase()).status).toBe(204)
  expect(await tablesWith(api.database.queries, [me.digits, 'grudge'])).toEqual([])
  expect(await errorCodeOf(await erase())).toBe('not-found')
  expect((await list(`q=${me.digits}`)).length).toBe(0)
  expect(await show(uid)).toMatchObject({ isErased: true, name: null, notes: [], block: null })
  const after = await decide(`${uid}/activation`, { isActive: true, revision: revision + 1 })
  expect(await errorCodeOf(after)).toBe('not-found')
})

// the last one: it ends the sessions of the desk
test('[DESK-06] a block goes with an account that is claimed by the number’s next login', async () => {
  const me = await openCustomer(api, '9760020005')
  const uid = await uidOf('9760020005')
  const { orderNumber } = await me.order('COD')
  await block(uid, 'ALL')
  await decide(`${uid}/notes`, { id: crypto.randomUUID(), text: 'Owes for bricks' })
  api.advanceClock(181 * DAY)
  const again = await openCustomer(api, '9760020005')
  expect((await again.post('/api/session/former-account', { proof: orderNumber })).status).toBe(204)
  expect(await errorCodeOf(await place(again, 'ONLINE'))).toBe('customer-blocked')
})
