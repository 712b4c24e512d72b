import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import type { SiteSpendingWire } from '#domain/firms/site-wire.ts'
import type { OrderWire } from '#domain/orders/wire.ts'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { NO_PHONE } from '#domain/identity/phone.ts'
import { listOrders } from '#server/services/orders/list-orders.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { firmActions, type FirmBuyer } from '../../support/api/firm-actions.ts'
import { cementLine, freshKey, type Body } from '../../support/api/order-actions.ts'

const { api } = await deskForTests()
const { newBuyer, create, join, addSite } = firmActions(api)

const place = async (me: FirmBuyer, more: Body = {}) => {
  const body = { paymentMode: 'ONLINE', addressId: me.addressId, lines: [cementLine], ...more }
  const placed = await read<OrderWire>(me.post('/api/orders', body, { 'idempotency-key': freshKey() }))
  await api.database.queries
    .updateTable('orders')
    .set({ order_status: 'PLACED' })
    .where('order_id', '=', placed.orderId)
    .execute()
  return placed
}
type Listed = OrderWire & { readonly orderedBy?: string }
const listed = (me: FirmBuyer, query: Record<string, string> = {}) =>
  read<Listed[]>(me.call(`/api/orders?${new URLSearchParams(query).toString()}`))
const idsOf = (orders: readonly OrderWire[]) => orders.map(({ orderId }) => orderId).toSorted()

test('[FIRM-02] one finds one’s orders by site, article, numbers, reference and day, in English and Hindi', async () => {
  const me = await newBuyer()
  const id = await create(me)
  const siteId = await addSite(me, id)
  const own = await place(me)
  const forSite = await place(me, { firm: { id, siteId, poNumber: 'Q_7/Werk-9', reference: 'Slab 3' } })
  const found = async (q: string, more: Record<string, string> = {}) =>
    idsOf(await listed(me, { q, ...more }))
  const both = [forSite.orderId, own.orderId].toSorted()
  expect(await found('cement')).toEqual(both)
  expect(await found('सीमेंट')).toEqual(both)
  expect(await found('tower b')).toEqual([forSite.orderId])
  expect(await found('q_7/werk')).toEqual([forSite.orderId])
  expect(await found('qx7/werk')).toEqual([])
  expect(await found('slab 3 CEMENT')).toEqual([forSite.orderId])
  expect(await found('slab 3 steel')).toEqual([])
  expect(await found(own.orderNumber)).toEqual([own.orderId])
  expect(await found(own.orderNumber.replaceAll('-', '').slice(2, 7))).toEqual([own.orderId])
  expect(await found('', { site: siteId })).toEqual([forSite.orderId])
  const today = new Date(Date.parse(own.createdAt) + 5.5 * 3_600_000).toISOString().slice(0, 10)
  expect(await found('', { from: today, to: today })).toEqual(both)
  expect(await found('', { to: '2026-01-01' })).toEqual([])
  expect(await errorCodeOf(await me.call(`/api/orders?q=${'x'.repeat(101)}`))).toBe('invalid-input')
})

test('[FIRM-02] while words in another script cannot be read, nothing is said to be found or not', async () => {
  const busy = new AppError('temporarily-unavailable')
  const searchIndex = { refresh: () => Promise.reject(busy), ask: () => Promise.reject(busy) }
  const actor: Partner = {
    uid: randomUUID(),
    phone: NO_PHONE,
    name: null,
    language: 'hi',
    registration_date: '2026-11-01T00:00:00.000Z',
    verification_status: 'Pending',
    active: true,
    block: null,
  }
  const find = (q: string) => listOrders({ database: api.database, searchIndex }, actor, { q })
  await expect(find('सीमेंट')).rejects.toThrow(busy)
  expect((await find('cement')).orders).toEqual([])
})

test('[FIRM-02] roles that see all orders see those of everybody in the firm, with papers; others see their own', async () => {
  const [owner, engineer, accountant, stranger] = [
    await newBuyer(),
    await newBuyer(),
    await newBuyer(),
    await newBuyer(),
  ]
  const id = await create(owner)
  await join(owner, id, { person: engineer, role: 'site-engineer' })
  await join(owner, id, { person: accountant, role: 'accounts' })
  const siteId = await addSite(owner, id)
  const ordered = await place(engineer, { firm: { id, siteId } })
  const other = await place(owner, { firm: { id } })
  await place(engineer)
  const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7)
  const spending = (me: FirmBuyer) =>
    read<SiteSpendingWire>(me.call(`/api/firms/${id}/spending?month=${month}`))

  const seen = await listed(accountant, { firm: id })
  expect(new Map(seen.map(({ orderId, orderedBy }) => [orderId, orderedBy]))).toEqual(
    new Map([
      [other.orderId, `+91${owner.phone}`],
      [ordered.orderId, `+91${engineer.phone}`],
    ]),
  )
  expect(idsOf(await listed(engineer, { firm: id }))).toEqual([ordered.orderId])
  expect(await errorCodeOf(await stranger.call(`/api/orders?firm=${id}`))).toBe('not-found')
  // without the firm, everybody's list is their own
  expect(await listed(accountant)).toEqual([])

  const path = `/api/orders/${ordered.orderId}`
  expect(await accountant.json(path)).toMatchObject({ orderId: ordered.orderId, cancellable: false })
  expect(await engineer.json(path)).toMatchObject({ cancellable: true })
  expect(await errorCodeOf(await engineer.call(`/api/orders/${other.orderId}`))).toBe('not-found')
  expect(await errorCodeOf(await stranger.call(path))).toBe('not-found')
  expect(await errorCodeOf(await accountant.post(`${path}/cancel`, { reason: 'mine' }))).toBe('not-found')
  expect((await owner.json(`${path}/reorder`, {})).lines).toHaveLength(1)

  expect(await spending(owner)).toEqual({
    sites: [
      { siteId, name: 'Tower B', orders: 1, amount: 35_400 },
      { siteId: null, name: null, orders: 1, amount: 35_400 },
    ].toSorted((one, two) => Number(one.siteId === null) - Number(two.siteId === null)),
  })
  expect((await spending(engineer)).sites).toEqual([{ siteId, name: 'Tower B', orders: 1, amount: 35_400 }])
  expect(await errorCodeOf(await stranger.call(`/api/firms/${id}/spending?month=${month}`))).toBe('not-found')
})

test('[FIRM-02] pages follow each other, and a customer of 5,000 orders is answered from indexes', async () => {
  const me = await newBuyer()
  const { orderId } = await place(me)
  const { queries } = api.database
  await sql`
    insert into orders (order_id, order_number, user_id, idempotency_key, request_digest, order_status, payment_mode, payment_status,
      shipping_address, item_mrp_total, item_total, saved_amount, total_tax, grand_total, delivery_charge, handling_charge,
      commission_amount, created_at, updated_at)
    select gen_random_uuid(), 'x' || n, user_id, 'many' || n, request_digest, 'PLACED', payment_mode, payment_status, shipping_address,
      item_mrp_total, item_total, saved_amount, total_tax, grand_total, delivery_charge, handling_charge, commission_amount,
      created_at - n * interval '1 minute', updated_at
    from orders, generate_series(1, 5000) as n where order_id = ${orderId}`.execute(queries)
  const first = await me.call('/api/orders?q=12')
  const [, next = ''] = /<([^>]+)>/.exec(first.headers.get('link') ?? '') ?? []
  expect(next).toContain('q=12&after=')
  const [one, two] = [await read<OrderWire[]>(Promise.resolve(first)), await read<OrderWire[]>(me.call(next))]
  expect([one.length, two.length]).toEqual([20, 20])
  expect(new Set([...idsOf(one), ...idsOf(two)]).size).toBe(40)
  const started = performance.now()
  expect(await listed(me, { q: 'nowhere-to-be-found' })).toEqual([])
  expect(performance.now() - started).toBeLessThan(2_000)
})
