import { randomUUID } from 'node:crypto'
import type { DispatchWire, OwnTripsWire, StopWire, TripRequestWire, TripWire } from '#domain/trips/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { DeskApi } from './desk-api.ts'
import { read } from './desk-api.ts'
import { cementLine, freshKey } from './order-actions.ts'

/**
 * Actions of the tests of trips, with the desk of a test. Each throws when it is refused, except those that return the
 * response.
 */
export function tripActions({ api, me, as }: Pick<DeskApi, 'api' | 'me' | 'as'>) {
  async function done<T>(answer: Promise<Response>): Promise<T> {
    const response = await answer
    if (!response.ok) throw new Error(await response.text())
    return read<T>(Promise.resolve(response))
  }
  const dispatch = () => done<DispatchWire>(as('manager').call('/api/desk/trips'))
  const driverUid = async (name = 'driver'): Promise<string> =>
    (await dispatch()).drivers.find((driver) => driver.name.startsWith(name))?.uid ?? ''
  const find = async (tripId: string): Promise<TripWire> => {
    const trip = (await dispatch()).trips.find((one) => one.tripId === tripId)
    if (trip === undefined) throw new Error('the trip is not listed')
    return trip
  }
  /** Orders so many bags of ₹118 on delivery and packs some of them; returns the ids of order and shipment. */
  async function pack(quantity: number, packed = quantity, of = me) {
    api.advanceClock(1_000)
    const lines = [{ ...cementLine, quantity }]
    const body = { paymentMode: 'COD', addressId: of.addressId, lines }
    const { orderId } = await done<{ orderId: string }>(
      of.post('/api/orders', body, { 'idempotency-key': freshKey() }),
    )
    await packMore(orderId, packed)
    return { orderId, fulfilmentId: await shipmentOf(orderId) }
  }
  const packMore = (orderId: string, quantity: number) =>
    done(as('packer').post(`/api/desk/orders/${orderId}/fulfilments`, { lines: [{ line: 0, quantity }] }))
  const shipmentOf = async (orderId: string): Promise<string> =>
    (await dispatch()).waiting.find((one) => one.orderId === orderId)?.fulfilmentId ?? ''
  const planOf = async (fulfilmentIds: readonly string[], more: object = {}) => ({
    day: istDay(api.now()),
    vehicle: 'HR 55 AB 1234',
    capacityKg: 750,
    driverUid: await driverUid(),
    fulfilmentIds,
    ...more,
  })
  const post = (path: string, body: object = {}) => as('manager').post(`/api/desk/trips${path}`, body)
  const change = (tripId: string, body: TripRequestWire | object) =>
    as('manager').call(`/api/desk/trips/${tripId}`, { method: 'PUT', body })
  /** Plans a trip and returns it. */
  async function plan(fulfilmentIds: readonly string[], more: object = {}): Promise<TripWire> {
    const before = new Set((await dispatch()).trips.map(({ tripId }) => tripId))
    const { trips } = await done<DispatchWire>(post('', await planOf(fulfilmentIds, more)))
    const trip = trips.find(({ tripId }) => !before.has(tripId))
    if (trip === undefined) throw new Error('the trip is not listed')
    return trip
  }
  /** Plans a trip with these shipments and starts it. */
  async function drive(...fulfilmentIds: readonly string[]): Promise<TripWire> {
    const { tripId } = await plan(fulfilmentIds)
    await done(post(`/${tripId}/start`))
    return find(tripId)
  }
  /** Reports a stop; amounts are paise. */
  const report = (
    stop: StopWire | undefined,
    {
      cash = 0,
      upi = 0,
      ...body
    }: { readonly cash?: number; readonly upi?: number; [field: string]: unknown },
    driver = as('driver'),
  ) =>
    driver.post(`/api/desk/my-trip/stops/${stop?.stopId}`, {
      key: randomUUID(),
      tappedAt: api.now().toISOString(),
      paid: { cash, upi },
      ...body,
    })
  const ownTrips = async () => (await done<OwnTripsWire>(as('driver').call('/api/desk/my-trip'))).trips
  return {
    done,
    dispatch,
    driverUid,
    find,
    pack,
    packMore,
    shipmentOf,
    planOf,
    post,
    change,
    plan,
    drive,
    report,
    ownTrips,
  }
}
