import { beforeAll, expect, test } from 'vitest'
import type { ScheduledChangeWire } from '#domain/catalogue/schedules/wire.ts'
import type { ScheduleWire } from '#domain/pricing/day-rates/schedule-wire.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { deskForTests, read } from '../support/api/desk-api.ts'
import { cementLine, freshKey } from '../support/api/order-actions.ts'
import { cementRow, cementStock, enter, track } from '../support/api/stock-actions.ts'

const { api, me, as, reopen } = await deskForTests()

beforeAll(async () => {
  await track(as('owner'))
  await enter(as('owner'), 'count', { quantity: 50 })
})

/** Refusal of the second editor. */
const conflict = (role: string, more: object = {}) => ({
  code: 'edit-conflict',
  changedBy: expect.stringMatching(new RegExp(`^${role}`)),
  changedAt: expect.any(String),
  ...more,
})

const inYard = async (): Promise<number | undefined> =>
  (await cementRow(as('owner'))).levels.find(({ placeId }) => placeId === 'yard')?.onHand

const count = (role: StaffRole, quantity: number, seen: number): Promise<Response> =>
  enter(as(role), 'count', { lines: [{ ...cementStock, quantity, seen }] })

test('[STOCK-02] [DESK-01] of two who count at once the second is told who was faster, and overwrites only what they were shown', async () => {
  const both = await Promise.all([count('manager', 40, 50), count('packer', 38, 50)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const onHand = await inYard()
  expect([38, 40]).toContain(onHand)
  expect(await both.find(({ status }) => status === 409)?.json()).toMatchObject(
    conflict(onHand === 40 ? 'manager' : 'packer', { onHand: [{ ...cementStock, onHand }] }),
  )
  // a repeat of what is so, and a count of what was shown then
  expect((await count('manager', onHand ?? 0, 50)).status).toBe(200)
  expect((await count('packer', 39, onHand ?? 0)).status).toBe(200)
  expect(await inYard()).toBe(39)
})

test('[STOCK-02] what was delivered since makes a count old, too', async () => {
  await count('manager', 30, (await inYard()) ?? 0)
  const body = { paymentMode: 'COD', addressId: me.addressId, lines: [{ ...cementLine, quantity: 4 }] }
  const answer = await me.post('/api/orders', body, { 'idempotency-key': freshKey() })
  const { orderId } = (await answer.json()) as { orderId: string }
  await as('packer').post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
  const late = await count('manager', 28, 30)
  expect(await late.json()).toMatchObject(conflict('packer', { onHand: [{ ...cementStock, onHand: 26 }] }))
  expect(await inYard()).toBe(26)
})

test('[STOCK-01] [DESK-01] who decides how stock is kept on something older is told who was faster', async () => {
  const seen = { tracked: true, lowLevel: 5, expectedOn: null, barcode: null }
  expect((await track(as('manager'), { lowLevel: 7, seen })).status).toBe(200)
  const late = await track(as('owner'), { lowLevel: 9, seen })
  expect(await late.json()).toMatchObject(conflict('manager'))
  expect((await track(as('owner'), { lowLevel: 7, seen })).status).toBe(200)
  expect((await track(as('owner'), { lowLevel: 9, seen: { ...seen, lowLevel: 7 } })).status).toBe(200)
})

test('[GOODS-01] [DESK-01] who cancels or moves a schedule that a colleague cancelled, or that was carried out, is told who and when', async () => {
  const base = '/api/desk/scheduled-changes'
  const inHours = (hours: number) => new Date(api.now().getTime() + hours * 3_600_000).toISOString()
  const hide = { collection: 'products', entryId: 'cement', change: { action: 'unpublish' } }
  const schedule = () => read<ScheduledChangeWire>(as('owner').post(base, { ...hide, at: inHours(2) }))
  const cancel = (role: StaffRole, id: string) => as(role).post(`${base}/${id}/removal`)
  const move = (id: string) =>
    as('manager').call(`${base}/${id}`, { method: 'PUT', body: { at: inHours(3), change: hide.change } })

  const { id } = await schedule()
  expect((await cancel('owner', id)).status).toBe(204)
  expect((await cancel('owner', id)).status).toBe(204)
  for (const late of [await cancel('manager', id), await move(id)])
    expect(await late.json()).toMatchObject(conflict('owner'))
  const listed = await read<ScheduleWire>(as('owner').call(base))
  expect(listed.changes).toEqual([])
  expect(listed.total).toBe(0)

  const carriedOut = await schedule()
  api.advanceClock(2 * 3_600_000)
  await api.services.jobs.runScheduledChanges()
  await reopen()
  for (const late of [await cancel('manager', carriedOut.id), await move(carriedOut.id)])
    expect(await late.json()).toMatchObject(conflict('scheduled by owner'))
})
