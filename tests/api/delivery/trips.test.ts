import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { staffBrowser } from '../../support/api/staff-actions.ts'
import { tripActions } from '../../support/api/trip-actions.ts'

const desk = await deskForTests()
const { api, as, show } = desk
const {
  change,
  dispatch,
  done,
  drive,
  find,
  ownTrips,
  pack,
  packMore,
  plan,
  planOf,
  post,
  report,
  shipmentOf,
} = tripActions(desk)

async function receipts(orderId: string) {
  return api.database.queries
    .selectFrom('receipts')
    .select(['method', 'amount', 'trip_id', 'received_at'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .orderBy('method')
    .execute()
}

describe('planning a trip', () => {
  test('[DESK-05] what is packed waits with its weight, goes on a trip in the order that is wanted, and waits no more', async () => {
    const [one, other] = [await pack(4), await pack(6, 2)]
    const waiting = (await dispatch()).waiting.filter(({ orderId }) =>
      [one.orderId, other.orderId].includes(orderId),
    )
    expect(waiting).toMatchObject([
      { load: { kg: 200, unknownLines: 0 }, toCollect: 47_200, address: { zipcode: expect.any(String) } },
      { load: { kg: 100, unknownLines: 0 }, toCollect: 23_600 },
    ])
    const trip = await plan([other.fulfilmentId, one.fulfilmentId])
    expect(trip).toMatchObject({
      status: 'PLANNED',
      capacityKg: 750,
      load: { kg: 300, unknownLines: 0 },
      stops: [
        { orderId: other.orderId, outcome: null },
        { orderId: one.orderId, outcome: null },
      ],
    })
    expect(await shipmentOf(one.orderId)).toBe('')
    const turned = await planOf([one.fulfilmentId], { vehicle: 'Tata Ace', capacityKg: 700 })
    await done(change(trip.tripId, { ...turned, seenAt: trip.updatedAt }))
    expect(await find(trip.tripId)).toMatchObject({ vehicle: 'Tata Ace', stops: [{ orderId: one.orderId }] })
    expect(await shipmentOf(other.orderId)).toBe(other.fulfilmentId)
    expect((await dispatch()).vehicles).toContainEqual({ vehicle: 'Tata Ace', capacityKg: 700 })
    await done(post(`/${trip.tripId}/removal`))
    expect(await shipmentOf(one.orderId)).toBe(one.fulfilmentId)
  })

  test('[DESK-05] two managers put one shipment on two trips: the second is told, at the same moment too', async () => {
    const { fulfilmentId } = await pack(1)
    await plan([fulfilmentId])
    const late = await post('', await planOf([fulfilmentId], { vehicle: 'Tata Ace' }))
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({
      code: 'already-on-trip',
      reasons: [{ code: 'shipment-on-trip', vehicle: 'HR 55 AB 1234' }],
    })
    const contested = await pack(1)
    const both = await Promise.all(
      ['Ace', 'Bolero'].map(async (vehicle) => post('', await planOf([contested.fulfilmentId], { vehicle }))),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const trip = (await dispatch()).trips.find(({ stops }) =>
      stops.some((stop) => stop.fulfilmentId === fulfilmentId),
    )
    api.advanceClock(1_000)
    await done(change(String(trip?.tripId), await planOf([fulfilmentId])))
    const stale = await change(String(trip?.tripId), { ...(await planOf([])), seenAt: trip?.updatedAt })
    expect(await stale.json()).toMatchObject({
      code: 'edit-conflict',
      changedBy: expect.stringMatching(/^manager/),
    })
  })

  test('[DESK-05] a driver is somebody with that role, and a shipment one that waits', async () => {
    const { orderId, fulfilmentId } = await pack(1)
    for (const wrong of [
      { driverUid: randomUUID() },
      { fulfilmentIds: [randomUUID()] },
      { fulfilmentIds: [fulfilmentId, fulfilmentId] },
      { capacityKg: 0 },
      { vehicle: ' ' },
      { fulfilmentIds: Array.from({ length: 61 }, () => randomUUID()) },
    ])
      expect([wrong, (await post('', await planOf([], wrong))).status]).toEqual([wrong, 400])
    await done(as('packer').post(`/api/desk/orders/${orderId}/fulfilments/1/status`, { to: 'DELIVERED' }))
    expect((await post('', await planOf([fulfilmentId]))).status).toBe(400)
  })

  test('[DESK-05] a trip starts with a driver and something to deliver, once, and all of it is out then', async () => {
    const { orderId, fulfilmentId } = await pack(2)
    const { tripId } = await plan([fulfilmentId], { driverUid: null })
    expect((await post(`/${tripId}/start`)).status).toBe(400)
    await done(change(tripId, await planOf([])))
    expect((await post(`/${tripId}/start`)).status).toBe(400)
    await done(change(tripId, await planOf([fulfilmentId])))
    const both = await Promise.all([post(`/${tripId}/start`), post(`/${tripId}/start`)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await show(orderId)).toMatchObject({ orderStatus: 'OUT_FOR_DELIVERY' })
    expect(await errorCodeOf(await change(tripId, await planOf([])))).toBe('move-not-allowed')
    expect(await errorCodeOf(await post(`/${tripId}/removal`))).toBe('move-not-allowed')
    const { entries } = await done<{ entries: { action: string; subjectId: string }[] }>(
      as('owner').call(`/api/desk/audit?subject=trip&subjectId=${tripId}`),
    )
    expect(entries.map(({ action }) => action)).toEqual([
      'trip.start',
      'trip.change',
      'trip.change',
      'trip.plan',
    ])
  })
})

describe('what a driver reports', () => {
  test('[DESK-05] [STAFF-01] a driver sees and reports only trips of their own', async () => {
    const trip = await drive((await pack(1)).fulfilmentId)
    const other = await staffBrowser(api, '9700000077', 'driver')
    const seen = await done<{ trips: unknown[] }>(other.call('/api/desk/my-trip'))
    expect(seen.trips).toEqual([])
    const foreign = await report(trip.stops[0], { outcome: 'DELIVERED', cash: 11_800 }, other)
    expect(await errorCodeOf(foreign)).toBe('not-found')
    expect((await ownTrips()).map(({ tripId }) => tripId)).toContain(trip.tripId)
    expect((await report(trip.stops[0], { outcome: 'DELIVERED', cash: 11_800 })).status).toBe(200)
  })

  test('[DESK-05] a report that is sent twice is recorded once, another one for the same stop is refused', async () => {
    const { orderId, fulfilmentId } = await pack(3)
    const trip = await drive(fulfilmentId)
    const body = { key: randomUUID(), outcome: 'DELIVERED', cash: 20_000, upi: 15_400 }
    const answers = await Promise.all([1, 2, 3].map(() => report(trip.stops[0], body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await receipts(orderId)).toMatchObject([
      { method: 'CASH', amount: 20_000, trip_id: trip.tripId },
      { method: 'UPI', amount: 15_400, trip_id: trip.tripId },
    ])
    expect(await show(orderId)).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'PAID' })
    const again = await report(trip.stops[0], { outcome: 'REFUSED', reason: 'x' })
    expect(await errorCodeOf(again)).toBe('edit-conflict')
  })

  test('[DESK-05] [DESK-03] a torn bag is credited and not collected; what is refused whole cancels the order', async () => {
    const [torn, unwanted] = [await pack(3), await pack(2)]
    const trip = await drive(torn.fulfilmentId, unwanted.fulfilmentId)
    const part = { outcome: 'PART', refused: [{ line: 0, quantity: 1 }], reason: 'torn' }
    const wrong = await report(trip.stops[0], { ...part, cash: 35_400 })
    expect(await wrong.json()).toMatchObject({ code: 'amount-changed', amount: 23_600 })
    await done(report(trip.stops[0], { ...part, cash: 23_600 }))
    expect(await show(torn.orderId)).toMatchObject({
      orderStatus: 'DELIVERED',
      reductions: [{ kind: 'CANCEL', amount: 11_800, reason: 'torn', creditNote: expect.any(String) }],
    })
    for (const nonsense of [
      { outcome: 'REFUSED' },
      { outcome: 'REFUSED', reason: 'x', cash: 23_600 },
      { outcome: 'PART', reason: 'x', cash: 23_600 },
      { outcome: 'PART', reason: 'x', refused: [{ line: 0, quantity: 2 }] },
      { outcome: 'DELIVERED', refused: [{ line: 0, quantity: 1 }], cash: 11_800 },
      { outcome: 'NOT_TODAY', reason: 'x', cash: 100 },
      { outcome: 'PART', reason: 'x', refused: [{ line: 9, quantity: 1 }], cash: 23_600 },
    ])
      expect([nonsense, (await report(trip.stops[1], nonsense)).ok]).toEqual([nonsense, false])
    await done(report(trip.stops[1], { outcome: 'REFUSED', reason: 'not wanted' }))
    expect(await show(unwanted.orderId)).toMatchObject({ orderStatus: 'CANCELLED', creditNotes: [{}] })
    expect(await receipts(unwanted.orderId)).toEqual([])
    expect((await find(trip.tripId)).stops).toMatchObject([
      { outcome: 'PART', reason: 'torn' },
      { outcome: 'REFUSED', reason: 'not wanted' },
    ])
  })

  test('[DESK-05] nobody there: it waits for another trip; closing brings back what was not reported', async () => {
    const [first, second] = [await pack(1), await pack(1)]
    const trip = await drive(first.fulfilmentId, second.fulfilmentId)
    await done(report(trip.stops[0], { outcome: 'NOT_TODAY', reason: 'nobody there' }))
    expect(await shipmentOf(first.orderId)).toBe(first.fulfilmentId)
    expect(await shipmentOf(second.orderId)).toBe('')
    await done(post(`/${trip.tripId}/close`))
    expect(await shipmentOf(second.orderId)).toBe(second.fulfilmentId)
    expect(await errorCodeOf(await post(`/${trip.tripId}/close`))).toBe('move-not-allowed')
    expect((await find(trip.tripId)).stops).toMatchObject([
      { outcome: 'NOT_TODAY' },
      { outcome: 'NOT_TODAY' },
    ])
    // what the driver tapped before the office closed the trip has happened
    await done(report(trip.stops[1], { outcome: 'DELIVERED', cash: 11_800 }))
    expect(await receipts(second.orderId)).toMatchObject([{ amount: 11_800, trip_id: trip.tripId }])
    const next = await drive(first.fulfilmentId)
    expect(await errorCodeOf(await report(trip.stops[0], { outcome: 'DELIVERED', cash: 11_800 }))).toBe(
      'edit-conflict',
    )
    await done(report(next.stops[0], { outcome: 'DELIVERED', upi: 11_800 }))
  })

  test('[DESK-05] [PAY-08] money counts for the moment it was received, never before the trip nor after now', async () => {
    const [late, early] = [await pack(1), await pack(1)]
    const trip = await drive(late.fulfilmentId, early.fulfilmentId)
    const started = api.now()
    api.advanceClock(600_000)
    const tapped = new Date(started.getTime() + 60_000)
    await done(report(trip.stops[0], { outcome: 'DELIVERED', cash: 11_800, tappedAt: tapped.toISOString() }))
    expect(await receipts(late.orderId)).toMatchObject([{ received_at: tapped }])
    await done(
      report(trip.stops[1], { outcome: 'DELIVERED', cash: 11_800, tappedAt: '2020-01-01T00:00:00.000Z' }),
    )
    const [receipt] = await receipts(early.orderId)
    expect(receipt?.received_at.getTime()).toBe(
      new Date(String((await find(trip.tripId)).startedAt)).getTime(),
    )
  })

  test('[DESK-05] what the office records of a part on the road is the driver’s, and the stop shows it', async () => {
    const { orderId, fulfilmentId } = await pack(2)
    const trip = await drive(fulfilmentId)
    await done(as('counter').post(`/api/desk/orders/${orderId}/fulfilments/1/status`, { to: 'DELIVERED' }))
    expect((await find(trip.tripId)).stops).toMatchObject([{ outcome: 'DELIVERED', toCollect: 0 }])
    expect(await receipts(orderId)).toMatchObject([{ amount: 23_600, trip_id: trip.tripId }])
    const late = await report(trip.stops[0], { outcome: 'DELIVERED', cash: 23_600 })
    expect(await errorCodeOf(late)).toBe('edit-conflict')
    const atCounter = await pack(1)
    await done(as('counter').post(`/api/desk/orders/${atCounter.orderId}/status`, { to: 'DELIVERED' }))
    expect(await receipts(atCounter.orderId)).toMatchObject([{ trip_id: null }])
  })

  test('[DESK-05] two parts of one order on one trip: each is due by itself, and together they are the bill', async () => {
    const { orderId, fulfilmentId } = await pack(10, 4)
    await packMore(orderId, 6)
    const waiting = (await dispatch()).waiting.filter((one) => one.orderId === orderId)
    const parts = waiting.map((one) => one.fulfilmentId)
    expect(parts).toContain(fulfilmentId)
    const trip = await drive(...parts)
    expect(trip.stops.map(({ toCollect }) => toCollect).toSorted()).toEqual([47_200, 70_800])
    for (const stop of trip.stops) await done(report(stop, { outcome: 'DELIVERED', cash: stop.toCollect }))
    expect(await show(orderId)).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'PAID', cashDue: 0 })
    expect((await receipts(orderId)).reduce((sum, { amount }) => sum + amount, 0)).toBe(118_000)
  })
})
