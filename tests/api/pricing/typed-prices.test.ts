import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { toPaise } from '#domain/money/paise.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { ReportWire } from '#domain/reports/wire.ts'
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findOrders } from '#server/db/orders/orders.ts'
import { setPrices } from '#server/services/orders/steps/set-prices.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, deliveryAddress, freshKey } from '../../support/api/order-actions.ts'
import { orderEditor } from '../../support/orders/edit-order.ts'
import { typedLine as line, typedOrders } from '../../support/pricing/typed-orders.ts'

const desk = await deskForTests()
const { api, as, me, show } = desk
const edit = orderEditor(desk)

const place = typedOrders(desk)

const reasonsOf = async (answer: Response) =>
  ((await answer.json()) as { reasons?: readonly object[] }).reasons

describe('a price that staff type', () => {
  test('[PRICE-10] is charged, kept with its reason for staff alone, and written in the audit log', async () => {
    const placed = await read<DeskOrderDetailWire>(place({ price: 11_500 }, { phone: '9700000090' }))
    expect(placed.grandTotal).toBe(11_500 * cementLine.quantity)
    expect(placed.orderItems[0]?.pricing).toEqual({
      source: { kind: 'line', by: 'counter 12', reason: 'Regular customer', instead: 118_000_000 },
      listPrice: 118_000_000,
      publicPrice: 118_000_000,
    })
    expect(placed.changes).toContainEqual(
      expect.objectContaining({ action: 'order.price', actor: 'counter 12' }),
    )
    const theirs = await api.signedIn('9700000090')
    const own = await (await theirs(`/api/orders/${placed.orderId}`)).text()
    expect(own).toContain(placed.orderNumber)
    expect(own).not.toContain('Regular customer')
    expect(own).not.toContain('counter 12')
  })

  test('[PRICE-10] is refused above the public price, and below what the role may give', async () => {
    expect(await reasonsOf(await place({ price: 11_801 }, {}, { role: 'owner' }))).toMatchObject([
      { code: 'price-above-public', most: 11_800 },
    ])
    expect(await reasonsOf(await place({ price: 11_209 }))).toMatchObject([
      { code: 'price-below-floor', least: 11_210 },
    ])
    expect((await place({ price: 11_210 })).status).toBe(200)
    expect((await place({ price: 11_209 }, {}, { role: 'manager' })).status).toBe(200)
    expect((await place({ price: 1 }, {}, { role: 'owner' })).status).toBe(200)
  })

  test.each([0, -1, 0.5, 10 ** 12, null, '11500', Number.MAX_SAFE_INTEGER])(
    '[PRICE-10] %j is no price',
    async (price) => {
      expect((await place({ price }, {}, { role: 'owner' })).status).toBe(400)
    },
  )

  test('[PRICE-10] needs a reason, and a form that is not stale', async () => {
    expect((await place({ price: 11_500, reason: ' ' })).status).toBe(400)
    const stale = { ...line({ price: 11_500 }), seenPrice: '120' }
    expect(await errorCodeOf(await place({ price: 1 }, { lines: [stale] }))).toBe('cart-changed')
    const gone = { ...line({ price: 11_500 }), product: 'goneVariant[0]' }
    expect(await errorCodeOf(await place({ price: 1 }, { lines: [gone] }))).toBe('cart-changed')
  })

  test('[PRICE-10] the same order sent twice at once is one, and another price under its key is refused', async () => {
    const key = freshKey()
    const both = await Promise.all(
      [1, 2].map(() => place({ price: 11_500 }, { phone: '9700000091' }, { key })),
    )
    const ids = await Promise.all(
      both.map(async (answer) => ((await answer.json()) as DeskOrderDetailWire).orderId),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await errorCodeOf(await place({ price: 11_600 }, { phone: '9700000091' }, { key }))).toBe(
      'idempotency-conflict',
    )
  })
})

test('[PRICE-10] the owner says how far each role may go, and nobody else does', async () => {
  const set = (role: StaffRole, floors: object) =>
    as(role).call('/api/desk/settings', {
      method: 'PUT',
      body: { changes: [{ name: 'priceFloors', value: JSON.stringify(floors) }] },
    })
  expect(await errorCodeOf(await set('manager', { counter: null }))).toBe('not-permitted')
  expect((await set('owner', { counter: 10_001 })).status).toBe(400)
  expect((await set('owner', { counter: 0 })).status).toBe(200)
  expect(await reasonsOf(await place({ price: 11_799 }))).toMatchObject([{ least: 11_800 }])
  expect((await set('owner', { counter: 500 })).status).toBe(200)
})

test('[PRICE-10] nobody without the right has a price of their own, whatever they send', async () => {
  for (const role of staffRoles) {
    const { status } = await place({ price: 11_500 }, {}, { role })
    expect([role, status]).toEqual([role, ['owner', 'manager', 'counter'].includes(role) ? 200 : 403])
  }
  const shopper = await me.call('/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': freshKey() },
    body: { paymentMode: 'COD', addressId: me.addressId, lines: [line({ price: 1 })] },
  })
  const { orderId } = (await shopper.json()) as { orderId: string }
  const charged = await read<DeskOrderDetailWire>(as('owner').call(`/api/desk/orders/${orderId}`))
  expect(charged.orderItems[0]?.pricing?.source).toEqual({ kind: 'list' })
})

test('[PRICE-10] no role without the right sets a price, even where it could place the order', async () => {
  const { orderId } = await read<DeskOrderDetailWire>(place({ price: 11_500 }))
  const [order] = await findOrders(api.database.queries, { orderId })
  const items = (order?.orderItems ?? []).map((item) => ({
    item,
    typed: { price: toPaise(11_400), reason: 'x' },
  }))
  const set = (actor: StaffActor | undefined) => setPrices(api.database.queries, items, actor)
  const actorOf = (role: StaffRole) =>
    ({ kind: 'staff', name: role, uid: role, role, isProved: true }) as const
  const actors = [...(['packer', 'accountant', 'driver'] as const).map(actorOf), undefined]
  const refusals = await Promise.allSettled(actors.map(set))
  expect(refusals).toMatchObject(actors.map(() => ({ reason: { code: 'not-permitted' } })))
  expect(await set(actorOf('counter'))).toMatchObject([{ priceWithGst: 114_000_000 }])
})

test('[PRICE-10] a quotation holds the typed price, and so does its order', async () => {
  const saved = await read<{ quotation: { id: string; total: number }; link: string }>(
    as('counter').call('/api/desk/quotations', {
      method: 'POST',
      body: {
        id: randomUUID(),
        days: 7,
        phone: '9700000090',
        address: deliveryAddress,
        lines: [line({ price: 11_500 })],
      },
    }),
  )
  expect(saved.quotation.total).toBe(11_500 * cementLine.quantity)
  const token = saved.link.split('/').at(-1) ?? ''
  const shown = await api.call(`/api/quotations/${token}`)
  expect(await shown.text()).not.toContain('Regular customer')
  const answered = await api.call(`/api/quotations/${token}`, { method: 'POST', body: { answer: 'accept' } })
  expect(await answered.json()).toMatchObject({ state: 'ACCEPTED', total: saved.quotation.total })
})

const first = (quantity: number, typed?: object) => ({
  lines: [{ line: 0, quantity, ...(typed && { typed }) }],
})
const regular = (price: number) => ({ price, reason: 'Regular customer' })

describe('a price that staff type for an order that was placed', () => {
  test('[PRICE-10] is charged, and stays with every other quantity until they type another', async () => {
    const { orderId } = await read<DeskOrderDetailWire>(place({ price: 11_500 }))
    const more = await read<DeskOrderDetailWire>(edit(orderId, first(2)))
    expect([more.grandTotal, more.orderItems[0]?.pricing?.source.kind]).toEqual([23_000, 'line'])
    const cheaper = await read<DeskOrderDetailWire>(edit(orderId, first(2, regular(11_300))))
    expect([cheaper.grandTotal, cheaper.itemTotal + cheaper.totalTax]).toEqual([22_600, 22_600])
    const said = cheaper.changes
      .filter(({ action }) => action === 'order.price')
      .map(({ changes }) => changes)
    expect(said).toHaveLength(2)
    expect(said.flat()).toContainEqual({ field: 'price', before: '115', after: '113' })
    expect(said.flat()).toContainEqual({ field: 'reason', before: null, after: 'Regular customer' })
    expect(cheaper.orderItems[0]?.pricing?.source).toMatchObject({ kind: 'line', instead: 118_000_000 })
    const fewer = await read<DeskOrderDetailWire>(edit(orderId, first(1)))
    expect(fewer.grandTotal).toBe(11_300)
  })

  test('[PRICE-10] is asked about when it costs more, and refused above the public price or below the floor', async () => {
    const { orderId } = await read<DeskOrderDetailWire>(place({ price: 11_500 }))
    const above = await edit(orderId, first(3, regular(11_801)), { role: 'owner' })
    expect(await reasonsOf(above)).toMatchObject([{ code: 'price-above-public' }])
    expect(await reasonsOf(await edit(orderId, first(3, regular(11_209))))).toMatchObject([
      { code: 'price-below-floor', least: 11_210 },
    ])
    const dearer = await read<DeskOrderDetailWire>(edit(orderId, first(3, regular(11_800))))
    expect([dearer.grandTotal, dearer.edit?.totalAfter]).toEqual([34_500, 35_400])
  })

  test('[PRICE-10] holds for what is added, and for more of what is there already', async () => {
    const { orderId } = await read<DeskOrderDetailWire>(place({ price: 11_500 }))
    const added = { added: [{ ...line({ price: 11_250 }), quantity: 1 }], lines: [{ line: 0, quantity: 2 }] }
    const after = await read<DeskOrderDetailWire>(edit(orderId, added))
    expect([after.orderItems.length, after.grandTotal]).toEqual([1, 33_750])
  })

  test('[PRICE-10] of two editors the second is refused, and sees who was faster', async () => {
    const { orderId, updatedAt: seenAt } = await read<DeskOrderDetailWire>(place({ price: 11_800 }))
    api.advanceClock(1_000)
    const save = (price: number) =>
      as('counter').post(`/api/desk/orders/${orderId}/edits`, {
        ...first(3, regular(price)),
        seenAt,
        id: randomUUID(),
        seenTotal: price * 3,
      })
    const codes = await Promise.all(
      [11_300, 11_400].map(async (price) => {
        const answer = await save(price)
        return answer.ok ? 'saved' : errorCodeOf(answer)
      }),
    )
    expect(codes.toSorted()).toEqual(['edit-conflict', 'saved'])
    const { grandTotal, changes } = await show(orderId)
    expect([33_900, 34_200]).toContain(grandTotal)
    expect(changes.filter(({ action }) => action === 'order.price')).toHaveLength(2)
  })

  test('[PRICE-10] gives the difference of an order that was paid online back, by who may refund', async () => {
    const placed = await me.order('ONLINE')
    const orderId = String(placed['orderId'])
    const paid = await api.pay((placed['payment'] as { orderId: string }).orderId, 'success')
    await me.post(`/api/orders/${orderId}/payment`, paid?.response)
    const cheaper = first(3, regular(11_300))
    expect(await errorCodeOf(await edit(orderId, cheaper))).toBe('not-permitted')
    await as('manager').prove()
    const after = await read<DeskOrderDetailWire>(edit(orderId, cheaper, { role: 'manager' }))
    expect(after).toMatchObject({ grandTotal: 33_900, refundLeft: 33_900 })
    expect(after.reductions).toMatchObject([{ amount: 1_500, givenBack: 1_500, method: 'ONLINE' }])
  })
})

test('[PRICE-10] a sale at the counter is billed at the typed price, and at no other total', async () => {
  const sell = (seenTotal: number, price = 11_500) =>
    as('counter').call('/api/desk/counter/sales', {
      method: 'POST',
      headers: { 'idempotency-key': freshKey() },
      body: { lines: [line({ price })], seenTotal, method: 'UPI' },
    })
  const sold = await read<{ orderId: string; total: number }>(sell(34_500))
  expect(sold.total).toBe(34_500)
  expect((await show(sold.orderId)).changes.map(({ action }) => action)).toContain('order.price')
  expect(await errorCodeOf(await sell(35_400))).toBe('amount-changed')
  expect(await errorCodeOf(await sell(33_000, 11_000))).toBe('price-not-allowed')
})

test('[PRICE-10] [DESK-07] a report says what each member of staff gave away, and its file says the same', async () => {
  const owners = async () => {
    const path = '/api/desk/reports?from=2026-11-01&to=2026-11-30'
    const { givenAway } = await read<ReportWire>(as('accountant').call(path))
    return givenAway.find(({ name }) => name === 'owner 10') ?? { publicValue: 0, charged: 0, difference: 0 }
  }
  const before = await owners()
  await place({ price: 10_000 }, {}, { role: 'owner' })
  const after = await owners()
  expect(after.publicValue - before.publicValue).toBe(35_400)
  expect(after.charged - before.charged).toBe(30_000)
  expect(after.difference).toBe(after.publicValue - after.charged)
  const file = await as('accountant').call('/api/desk/reports.csv?from=2026-11-01&to=2026-11-30&by=givenAway')
  expect(await file.text()).toContain(`Typed by staff,owner 10,`)
  expect(
    (await as('counter').call('/api/desk/reports.csv?from=2026-11-01&to=2026-11-30&by=givenAway')).status,
  ).toBe(403)
})

test('[PRICE-10] [PRICE-08] price lists and offers count in the report each by what it took off, with a margin where the cost is known', async () => {
  const { orderId } = await read<DeskOrderDetailWire>(place({ price: 11_500 }))
  const pricing = {
    source: { kind: 'agreed', priceListId: randomUUID(), name: 'Contractors' },
    listPrice: 118_000_000,
    publicPrice: 118_000_000,
    offers: [{ offerId: randomUUID(), name: 'Diwali', saved: 500 }],
  }
  await sql`update order_items set pricing = ${JSON.stringify(pricing)}::jsonb where order_id = ${orderId}`.execute(
    api.database.queries,
  )
  const path = '/api/desk/reports?from=2026-11-01&to=2026-11-30'
  const { givenAway } = await read<ReportWire>(as('owner').call(path))
  expect(givenAway.filter(({ kind }) => kind !== 'line')).toMatchObject([
    { kind: 'offer', name: 'Diwali', publicValue: 35_400, charged: 34_900, difference: 500 },
    { kind: 'agreed', name: 'Contractors', publicValue: 35_400, charged: 35_000, difference: 400 },
  ])

  const agreed = async () => {
    const report = await read<ReportWire>(as('owner').call(path))
    return report.givenAway.find(({ kind }) => kind === 'agreed')
  }
  expect(await agreed()).toMatchObject({ units: 3, costed: 0, margin: null })
  await sql`
    insert into stock_items (product_id, variant_uid, tracked, cost) values ('cement', 'v1', false, 90000000)
    on conflict (product_id, variant_uid) do update set cost = excluded.cost`.execute(api.database.queries)
  // ₹345 with 18 % GST is ₹292.37 without; three cost ₹270
  expect(await agreed()).toMatchObject({ charged: 35_000, costed: 29_237, margin: 2_237 })
  const file = await as('owner').call('/api/desk/reports.csv?from=2026-11-01&to=2026-11-30&by=givenAway')
  expect(await file.text()).toContain('Price list,Contractors,1,1,3,354,350,4,292.37,270,22.37')
})
