import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskProductPageWire, DeskProductWire } from '#domain/catalogue/desk-wire.ts'
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts'
import type { AuditPageWire } from '#domain/staff/wire.ts'
import { errorCodeOf } from '../support/api/attack.ts'
import { openDeskApi, read, type DeskApi } from '../support/api/desk-api.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
})
afterAll(() => desk.api.close())

const show = (role: StaffRole = 'owner') =>
  read<DeskProductWire>(desk.as(role).call('/api/desk/products/cement'))

function put(role: StaffRole, body: unknown, id = 'cement') {
  return desk.as(role).call(`/api/desk/products/${id}`, { method: 'PUT', body })
}

const price = (priceWithGst: string) => [{ index: 0, priceWithGst }]

test('[GOODS-01] a changed price is what the shop shows and charges, and the parts add up', async () => {
  const { digest } = await show()
  const answer = await put('manager', { digest, prices: price('141.60') })
  expect(answer.status).toBe(200)
  expect((await show()).variants[0]).toMatchObject({
    priceWithGst: '141.6',
    priceWithoutGst: '120',
    gst: '21.6',
  })
  const [sold] = (await (await desk.api.call('/api/products?id=cement')).json()) as {
    variants: { sellingPriceWithGST: number }[]
  }[]
  expect(JSON.stringify(sold)).toContain('141.6')
  const refused = await desk.me.post(
    '/api/orders',
    {
      paymentMode: 'COD',
      addressId: desk.me.addressId,
      lines: [{ product: 'cementVariant[0]', quantity: 1, variantUid: 'v1', seenPrice: '118' }],
    },
    { 'idempotency-key': 'an order at the old price' },
  )
  expect(await errorCodeOf(refused)).toBe('cart-changed')
  const { entries } = await read<AuditPageWire>(
    desk.as('owner').call('/api/desk/audit?subject=product&subjectId=cement'),
  )
  expect(entries[0]).toMatchObject({ action: 'product.edit', actor: 'manager 11' })
  expect(entries[0]?.changes.map(({ before, after }) => [before, after])).toEqual([['118', '141.6']])
})

test('[GOODS-01] the second of two editors is told, and nothing of the first is lost', async () => {
  const { digest } = await show()
  const both = await Promise.all([
    put('owner', { digest, name: 'First' }),
    put('manager', { digest, name: 'Second' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)
  expect(late && (await errorCodeOf(late))).toBe('edit-conflict')
  expect(['First', 'Second']).toContain((await show()).name)
})

test('[PRICE-07] a price that falls by more than half waits for a yes; a mistake is refused with the reason', async () => {
  const before = await show()
  const { digest } = before
  const fall = await put('owner', { digest, prices: price('12') })
  expect([fall.status, await errorCodeOf(fall)]).toEqual([409, 'price-falls'])
  for (const wrong of ['cheap', '-5', '1e99', ''])
    expect([wrong, (await put('owner', { digest, prices: price(wrong) })).status]).toEqual([wrong, 400])
  expect((await put('owner', { digest, prices: [{ index: 9, priceWithGst: '5' }] })).status).toBe(400)
  expect((await put('owner', { digest, name: ' ' })).status).toBe(400)
  expect((await put('owner', { digest }, 'nothing')).status).toBe(404)
  expect(await show()).toEqual(before)
  expect((await put('owner', { digest, prices: price('12'), confirmFalls: true })).status).toBe(200)
  expect((await show()).variants[0]?.priceWithGst).toBe('12')
})

test('[STAFF-01] owner and manager change products, others may look, and a driver may not', async () => {
  for (const role of staffRoles) {
    const looks = await desk.as(role).call('/api/desk/products/cement')
    expect([role, looks.status]).toEqual([role, role === 'driver' ? 403 : 200])
    const { digest } = await show()
    const writes = await put(role, { digest, name: `By ${role}` })
    expect([role, writes.status]).toEqual([role, ['owner', 'manager'].includes(role) ? 200 : 403])
  }
})

test('[GOODS-01] products are found by a part of their name, whatever characters are typed', async () => {
  const find = async (q: string) =>
    (
      await read<DeskProductPageWire>(
        desk.as('counter').call(`/api/desk/products?${new URLSearchParams({ q })}`),
      )
    ).products.map(({ id }) => id)
  expect(await find('by man')).toEqual(['cement'])
  expect(await find('CEM')).toEqual(['cement'])
  for (const nothing of ['%', '_', '\\', "'"]) expect([nothing, await find(nothing)]).toEqual([nothing, []])
})
