import sharp from 'sharp'
import { expect, test } from 'vitest'
import { istDay } from '#domain/time/ist-day.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { tripActions } from '../../support/api/trip-actions.ts'

const desk = await deskForTests()
const { api, as } = desk
const { change, done, drive, find, pack, plan, planOf, post, shipmentOf } = tripActions(desk)

test('[DESK-05] a day that has passed asks: a new trip, and one that is moved there', async () => {
  const yesterday = istDay(new Date(api.now().getTime() - 86_400_000))
  const { fulfilmentId } = await pack(1)
  const past = await planOf([fulfilmentId], { day: yesterday })
  const refused = await post('', past)
  expect([refused.status, await errorCodeOf(refused)]).toEqual([409, 'day-passed'])
  expect(await shipmentOf((await pack(1)).orderId)).not.toBe('')
  const trip = await plan([fulfilmentId])
  expect(await errorCodeOf(await change(trip.tripId, past))).toBe('day-passed')
  expect(await find(trip.tripId)).toMatchObject({ day: trip.day })
  await done(change(trip.tripId, { ...past, confirmPastDay: true }))
  expect(await find(trip.tripId)).toMatchObject({ day: yesterday })
  // its day was agreed to: another change of it does not ask again
  await done(change(trip.tripId, { ...past, vehicle: 'Tata Ace' }))
  await done(post(`/${trip.tripId}/removal`))
  expect(await plan([fulfilmentId], { day: yesterday, confirmPastDay: true })).toMatchObject({
    day: yesterday,
  })
})

test('[DESK-05] the picture that was taken last stands, whichever arrives last', async () => {
  const [stop] = (await drive((await pack(1)).fulfilmentId)).stops
  const send = async (background: string, takenAt?: Date) => {
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
    const query = takenAt === undefined ? '' : `?takenAt=${encodeURIComponent(takenAt.toISOString())}`
    const { status } = await as('driver').call(`/api/desk/my-trip/stops/${stop?.stopId}/picture${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    })
    expect(status).toBe(200)
  }
  const shown = async () => {
    const answer = await as('manager').call(`/api/desk/trips/stops/${stop?.stopId}/picture`)
    const { data } = await sharp(await answer.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, , blue = 0] = data
    return red > blue ? 'red' : 'blue'
  }
  const before = (ms: number) => new Date(api.now().getTime() - ms)
  await send('red', before(1_000))
  await send('blue', before(2_000))
  expect(await shown()).toBe('red')
  await send('blue', before(500))
  expect(await shown()).toBe('blue')
  // a clock that is ahead keeps nothing out
  await send('red', before(-3_600_000))
  expect(await shown()).toBe('red')
  api.advanceClock(1_000)
  await send('blue')
  expect(await shown()).toBe('blue')
})
