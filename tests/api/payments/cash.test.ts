import { expect, test } from 'vitest'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { tripActions } from '../../support/api/trip-actions.ts'

const desk = await deskForTests()
const { api, as } = desk
const { done, drive, pack, packMore, report } = tripActions(desk)

const cash = (day = '') => done<CashDayWire>(as('accountant').call(`/api/desk/cash${day}`))
const today = () => done<TodayWire>(as('manager').call('/api/desk/today'))
const handIn = (body: object) => as('accountant').post('/api/desk/cash/hand-ins', body)
const tripOf = (day: CashDayWire, tripId: string) => day.trips.find((trip) => trip.tripId === tripId)

/** The cash of a month in the day book, in rupees. */
async function cashBook(): Promise<{ rows: string[][]; balance: number }> {
  const answer = await as('accountant').call('/api/desk/accounts/cash-book.csv?month=2026-11')
  const rows = (await answer.text())
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(','))
  return { rows, balance: Number(rows.at(-1)?.at(-1) ?? 0) }
}

test('[DESK-05] cash is handed in ₹10 short: the driver has none any more, the difference stays, and the cash book agrees', async () => {
  const [inCash, byUpi] = [await pack(5), await pack(2)]
  const trip = await drive(inCash.fulfilmentId, byUpi.fulfilmentId)
  await done(report(trip.stops[0], { outcome: 'DELIVERED', cash: 59_000 }))
  await done(report(trip.stops[1], { outcome: 'DELIVERED', upi: 23_600 }))
  const before = await cash()
  expect(tripOf(before, trip.tripId)).toMatchObject({
    cash: 59_000,
    upi: 23_600,
    toHandIn: 59_000,
    driver: 'driver 14',
  })
  expect(before.receipts.filter(({ driver }) => driver !== null)).toHaveLength(2)
  expect((await today()).cashWithDrivers).toBe(59_000)
  const { tripId } = trip
  expect((await handIn({ tripId, expected: 59_000, counted: 58_000 })).status).toBe(400)
  expect(await (await handIn({ tripId, expected: 58_000, counted: 58_000 })).json()).toMatchObject({
    code: 'amount-changed',
    amount: 59_000,
  })
  const both = await Promise.all(
    [1, 2].map(() => handIn({ tripId, expected: 59_000, counted: 58_000, note: 'a note was torn' })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const after = await cash()
  expect(after).toMatchObject({
    withDrivers: 0,
    handIns: [
      { expected: 59_000, counted: 58_000, difference: -1_000, note: 'a note was torn', driver: 'driver 14' },
    ],
  })
  expect(tripOf(after, tripId)).toMatchObject({ cash: 59_000, toHandIn: 0 })
  expect((await today()).cashWithDrivers).toBe(0)
  const { rows, balance } = await cashBook()
  expect(rows.map(([, , entry, method, amount]) => [entry, method, amount])).toContainEqual([
    'difference of a hand-in',
    'CASH',
    '-10',
  ])
  expect(balance).toBe(580)
  const { entries } = await done<{ entries: { action: string; changes: object[] }[] }>(
    as('owner').call(`/api/desk/audit?subject=trip&subjectId=${tripId}`),
  )
  expect(entries[0]).toMatchObject({
    action: 'cash.hand-in',
    changes: expect.arrayContaining([{ field: 'difference', before: null, after: '-10' }]),
  })
  expect(entries.find(({ action }) => action === 'trip.report')?.changes).toContainEqual({
    field: 'upi',
    before: null,
    after: '236',
  })
})

test('[DESK-05] what comes in later is handed in by itself, also on another day', async () => {
  const [first, second] = [await pack(1), await pack(2)]
  const { tripId, stops } = await drive(first.fulfilmentId, second.fulfilmentId)
  await done(report(stops[0], { outcome: 'DELIVERED', cash: 11_800 }))
  await done(handIn({ tripId, expected: 11_800, counted: 11_800 }))
  expect(await errorCodeOf(await handIn({ tripId, expected: 0, counted: 0 }))).toBe('invalid-input')
  await done(report(stops[1], { outcome: 'DELIVERED', cash: 23_600 }))
  const later = await cash('?day=2026-11-25')
  expect(later.receipts).toEqual([])
  expect(tripOf(later, tripId)).toMatchObject({ toHandIn: 23_600 })
  await done(handIn({ tripId, expected: 23_600, counted: 24_000, note: 'the driver had no change' }))
  expect((await cash()).handIns[0]).toMatchObject({ difference: 400 })
})

test('[DESK-01] [DESK-05] of an order in parts only what has left and not arrived is cash on the road; the rest is to be packed', async () => {
  const before = await today()
  const { orderId } = await pack(10, 4)
  const left = await today()
  expect(left.cashOnTheRoad - before.cashOnTheRoad).toBe(47_200)
  expect(left.toPack - before.toPack).toBe(1)
  await done(as('packer').post(`/api/desk/orders/${orderId}/fulfilments/1/status`, { to: 'DELIVERED' }))
  expect((await today()).cashOnTheRoad - before.cashOnTheRoad).toBe(0)
  await packMore(orderId, 6)
  const all = await today()
  expect(all.cashOnTheRoad - before.cashOnTheRoad).toBe(70_800)
  expect(all.toPack - before.toPack).toBe(0)
  const whole = await pack(3)
  expect((await today()).cashOnTheRoad - all.cashOnTheRoad).toBe(35_400)
  await done(as('packer').post(`/api/desk/orders/${whole.orderId}/status`, { to: 'DELIVERED' }))
  await done(as('packer').post(`/api/desk/orders/${orderId}/status`, { to: 'DELIVERED' }))
  expect((await today()).cashOnTheRoad).toBe(before.cashOnTheRoad)
  const late = await pack(2, 1)
  const early = (await today()).late
  api.advanceClock(25 * 3_600_000)
  await desk.reopen()
  expect((await today()).late).toBeGreaterThan(early)
  const listed = await done<{ orders: { orderId: string }[] }>(
    as('manager').call('/api/desk/orders?todo=pack'),
  )
  expect(listed.orders.map((one) => one.orderId)).toContain(late.orderId)
})
