import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, deliveryAddress, freshKey } from '../../support/api/order-actions.ts'

const { api, as, me } = await deskForTests()

type Typed = { readonly price: unknown; readonly reason?: string; readonly belowCost?: boolean }

const line = (typed: Typed) => ({ ...cementLine, typed: { reason: 'Regular customer', ...typed } })

const place = (
  typed: Typed,
  more: object = {},
  { role = 'counter', key = freshKey() }: { readonly role?: StaffRole; readonly key?: string } = {},
) =>
  as(role).call('/api/desk/orders', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: {
      phone: String((phones += 1)),
      name: 'Bhola Ram',
      address: deliveryAddress,
      lines: [line(typed)],
      paymentMode: 'COD',
      ...more,
    },
  })

let phones = 9_700_000_200

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
