import sharp from 'sharp'
import { expect, test } from 'vitest'
import { istDay } from '#domain/time/ist-day.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { staffBrowser } from '../../support/api/staff-actions.ts'
import { tripActions } from '../../support/api/trip-actions.ts'
import { tinyPicture } from '../../support/catalogue/tiny-picture.ts'

const desk = await deskForTests()
const { api, as } = desk
const { done, drive, find, pack, plan, post, report } = tripActions(desk)

test('[DESK-05] the picture of a challan is cleaned, kept once, and shown to nobody but staff', async () => {
  const trip = await drive((await pack(1)).fulfilmentId)
  const [stop] = trip.stops
  const photo = await sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: '#eee' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '28/1 27/1 0/1' } })
    .toBuffer()
  const send = (bytes: Uint8Array, who = as('driver')) =>
    who.call(`/api/desk/my-trip/stops/${stop?.stopId}/picture`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    })
  const path = `/api/desk/trips/stops/${stop?.stopId}/picture`
  expect((await as('manager').call(path)).status).toBe(404)
  for (const again of [1, 2]) expect([again, (await send(photo)).status]).toEqual([again, 200])
  expect((await find(trip.tripId)).stops).toMatchObject([{ hasPicture: true }])
  const shown = await as('manager').call(path)
  const kept = sharp(await shown.arrayBuffer())
  expect(await kept.metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 800 })
  expect((await kept.metadata()).exif).toBe(undefined)
  expect(await errorCodeOf(await as('driver').call(path))).toBe('not-permitted')
  expect(await errorCodeOf(await api.asBrowser().call(path))).toBe('not-signed-in')
  expect(await errorCodeOf(await send(new Uint8Array([1, 2, 3])))).toBe('file-refused')
  const other = await staffBrowser(api, '9700000078', 'driver')
  expect(await errorCodeOf(await send(photo, other))).toBe('not-found')
  const { entries } = await done<{ entries: { action: string }[] }>(
    as('owner').call(`/api/desk/audit?subject=trip&subjectId=${trip.tripId}`),
  )
  expect(entries.filter(({ action }) => action === 'trip.picture')).toHaveLength(1)
})

test('[SAFE-06] [DESK-05] a picture of a challan is deleted after a year', async () => {
  const { fulfilmentId } = await pack(1)
  const { tripId } = await plan([fulfilmentId], { day: istDay(api.now()) })
  await done(post(`/${tripId}/start`))
  const [stop] = (await find(tripId)).stops
  const path = `/api/desk/trips/stops/${stop?.stopId}/picture`
  await done(
    as('driver').call(`/api/desk/my-trip/stops/${stop?.stopId}/picture`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: await tinyPicture(),
    }),
  )
  await done(report(stop, { outcome: 'DELIVERED', cash: 11_800 }))
  const sweep = () => api.services.jobs.sweepExpiredData()
  api.advanceClock(364 * 86_400_000)
  await desk.reopen()
  expect(await sweep()).toMatchObject({ challanPictures: 0 })
  expect((await as('manager').call(path)).status).toBe(200)
  api.advanceClock(2 * 86_400_000)
  await desk.reopen()
  expect((await sweep()).challanPictures).toBeGreaterThan(0)
  expect((await as('manager').call(path)).status).toBe(404)
})
