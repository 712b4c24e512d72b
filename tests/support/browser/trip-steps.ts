import { istDay } from '#domain/time/ist-day.ts'
import { newPartner } from '../api/test-partner.ts'
import { openDeskOverHttp } from '../process/sign-in-over-http.ts'
import type { Store } from '../process/start-store.ts'
import { grantRole } from './desk-steps.ts'

type Board = {
  readonly drivers: readonly { readonly uid: string; readonly name: string }[]
  readonly waiting: readonly { readonly orderId: string; readonly fulfilmentId: string }[]
  readonly trips: readonly {
    readonly tripId: string
    readonly stops: readonly { readonly stopId: string; readonly orderId: string }[]
  }[]
}

/** Asks the desk's API as a member of staff, outside any browser; resolves with the answer. */
export async function staffCaller(store: Store, phone: string) {
  const cookie = await openDeskOverHttp(store, phone)
  return async (method: string, path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${store.baseURL}/api/desk/${path}`, {
      method,
      headers: { cookie, origin: store.baseURL, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
}

/** A trip of today on the road with one stop for each of these receivers; the driver has this name. */
export async function startTrip(store: Store, driver: string, receivers: readonly string[]) {
  const call = await staffCaller(store, await grantRole(store, 'manager', 'Meera'))
  const orderIds: string[] = []
  for (const receiverName of receivers) {
    const partner = await newPartner(store)
    await partner.addAddress({ receiverName })
    const orderId = await partner.placeOrder('opc-cement-53-adrikaVariant[0]', 2)
    await call('POST', `orders/${orderId}/status`, { to: 'SHIPPED' })
    orderIds.push(orderId)
  }
  const { drivers, waiting } = (await (await call('GET', 'trips')).json()) as Board
  const planned = (await (
    await call('POST', 'trips', {
      day: istDay(new Date()),
      vehicle: 'Tata Ace',
      capacityKg: 700,
      driverUid: drivers.findLast(({ name }) => name === driver)?.uid ?? null,
      fulfilmentIds: orderIds.flatMap((id) =>
        waiting.filter(({ orderId }) => orderId === id).map(({ fulfilmentId }) => fulfilmentId),
      ),
    })
  ).json()) as Board
  const [first = ''] = orderIds
  const trip = planned.trips.find(({ stops }) => stops.some(({ orderId }) => orderId === first))
  await call('POST', `trips/${trip?.tripId}/start`, {})
  return { call, orderIds, stopIds: trip?.stops.map(({ stopId }) => stopId) ?? [] }
}
