import { expect, test } from 'vitest'
import { deskForTests } from '../../support/api/desk-api.ts'
import { tripActions } from '../../support/api/trip-actions.ts'

const desk = await deskForTests()
const { as } = desk
const { done, drive, pack, post, report } = tripActions(desk)

test('[DESK-05] [DESK-01] a driver whose stop was recorded already is told by whom: the office, whoever closed the trip, or they themselves', async () => {
  const parts = [await pack(1), await pack(1), await pack(1), await pack(1)]
  const [byPart, byOrder, byDriver, byClosing] = parts
  const trip = await drive(...parts.map(({ fulfilmentId }) => fulfilmentId))
  const stopOf = (orderId = '') => trip.stops.find((stop) => stop.orderId === orderId)
  const late = async (orderId: string | undefined) =>
    (await report(stopOf(orderId), { outcome: 'DELIVERED', cash: 11_800 })).json()
  const conflict = (role: string) => ({
    code: 'edit-conflict',
    changedBy: expect.stringMatching(new RegExp(`^${role}`)),
    changedAt: expect.any(String),
  })
  await done(
    as('counter').post(`/api/desk/orders/${byPart?.orderId}/fulfilments/1/status`, { to: 'DELIVERED' }),
  )
  // something else that happened since is not what stands in the way
  await done(as('packer').post(`/api/desk/orders/${byPart?.orderId}/notes`, { text: 'Rang the bell' }))
  await done(as('manager').post(`/api/desk/orders/${byOrder?.orderId}/status`, { to: 'DELIVERED' }))
  await done(report(stopOf(byDriver?.orderId), { outcome: 'REFUSED', reason: 'Nobody there' }))
  expect(await late(byPart?.orderId)).toMatchObject(conflict('counter'))
  expect(await late(byOrder?.orderId)).toMatchObject(conflict('manager'))
  expect(await late(byDriver?.orderId)).toMatchObject(conflict('driver'))
  await done(post(`/${trip.tripId}/close`))
  expect(await late(byPart?.orderId)).toMatchObject(conflict('counter'))
  expect(await late(byDriver?.orderId)).toMatchObject(conflict('driver'))
  const next = await drive(byClosing?.fulfilmentId ?? '')
  expect(await late(byClosing?.orderId)).toMatchObject(conflict('manager'))
  await done(report(next.stops[0], { outcome: 'DELIVERED', cash: 11_800 }))
  expect(await late(byClosing?.orderId)).toMatchObject(conflict('driver'))
})
