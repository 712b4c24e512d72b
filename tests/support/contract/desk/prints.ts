import type { DispatchWire, OwnTripsWire } from '#domain/trips/wire.ts'
import { staffBrowser } from '../../api/staff-actions.ts'
import { NOTHING, type Examples } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of printing. */
export async function deskPrintExamples({ api, me, guest }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222242', 'manager')
  const driver = await staffBrowser(api, '9822222243', 'driver')
  const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T
  const print = (kind: string, of: object, more: object = {}) =>
    manager.post('/api/desk/prints', { kind, of, ...more })
  const shipped = async () => {
    const orderId = await me.order('COD')
    await manager.post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
    return orderId
  }
  /** Plans a trip with a packed order. */
  const planned = async () => {
    const orderId = await shipped()
    const { waiting, drivers } = await json<DispatchWire>(manager.call('/api/desk/trips'))
    const { trips } = await json<DispatchWire>(
      manager.post('/api/desk/trips', {
        day: '2026-11-20',
        vehicle: 'HR 55 AB 1234',
        capacityKg: 750,
        driverUid: drivers.find(({ name }) => name === 'driver 43')?.uid ?? null,
        fulfilmentIds: waiting.filter((one) => one.orderId === orderId).map((one) => one.fulfilmentId),
      }),
    )
    return String(trips.find(({ stops }) => stops.some((stop) => stop.orderId === orderId))?.tripId)
  }
  return {
    'POST /api/desk/prints': {
      succeeds: [
        async () => print('picking-list', { orderIds: [await me.order('COD')] }),
        async () => print('packing-slip', { orderIds: [await shipped()], fulfilmentNumber: 1 }),
        async () => print('challan', { tripId: await planned() }),
        async () =>
          print('invoice', { orderIds: [await shipped(), await me.order('COD')] }, { paper: 'roll' }),
      ],
      fails: {
        'nothing-to-print': async () => print('invoice', { orderIds: [await me.order('COD')] }),
        'not-found': () => print('challan', { tripId: NOTHING }),
        'invalid-input': () => print('challan', { orderIds: [] }),
        'not-signed-in': () =>
          guest('/api/desk/prints', { method: 'POST', body: { kind: 'challan', of: { tripId: NOTHING } } }),
      },
    },
    'GET /api/desk/my-trip/stops/{stopId}/challan.pdf': {
      succeeds: [
        async () => {
          const tripId = await planned()
          const { trips } = await json<OwnTripsWire>(driver.call('/api/desk/my-trip'))
          const [stop] = trips.find((trip) => trip.tripId === tripId)?.stops ?? []
          return driver.call(`/api/desk/my-trip/stops/${stop?.stopId}/challan.pdf`)
        },
      ],
      fails: {
        'not-found': () => driver.call(`/api/desk/my-trip/stops/${NOTHING}/challan.pdf`),
        'not-permitted': () => manager.call(`/api/desk/my-trip/stops/${NOTHING}/challan.pdf`),
      },
    },
  }
}
