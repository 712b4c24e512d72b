import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { MAX_WAITING, type Shipment, type Trip, type TripFacts } from '#domain/trips/trip.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { ZERO, atLeastZero, type Paise } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import { stopDue } from '#domain/trips/stop-due.ts'
import type { FulfilmentProgress } from '#domain/fulfilments/fulfilment-progress.ts'
import type { Database, Queries } from '../../db/database.ts'
import { countOrdersToPack } from '../../db/orders/open-units.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { findWaiting, findContacts, type ShipmentIds } from '../../db/trips/shipments.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import { findDoorAccounts, findDoorReceipts } from '../../db/trips/door-receipts.ts'
import { findTrips, findVehicles } from '../../db/trips/trips.ts'
import { findStops } from '../../db/trips/stops.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { sumReceiptsOf } from '../../db/orders/receipts.ts'
import { readFulfilmentProgressOf } from '../../db/orders/fulfilment-progress.ts'
import { readWeights } from './steps/read-weights.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Trips and shipments that dispatch plans with (DESK-05). */
export type Dispatch = {
  readonly day: string
  /** Trips that have not ended, and those of the day. */
  readonly trips: readonly Trip[]
  /** Shipments that are packed and on no trip; `hasMore` when there are more than are shown. */
  readonly waiting: readonly Shipment[]
  readonly hasMore: boolean
  /** Orders of which something is still to be packed. */
  readonly toPack: number
  readonly drivers: readonly { readonly uid: string; readonly name: string }[]
  readonly vehicles: readonly { readonly vehicle: string; readonly capacityKg: number }[]
}

const MAX_TRIPS = 50
const MAX_VEHICLES = 30

/** Reads trips, and what waits for one. Throws `not-permitted`. */
export async function listTrips(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  wantedDay?: string,
): Promise<Dispatch> {
  requirePermission(actor, 'trips:read')
  const day = wantedDay ?? istDay(now())
  const trips = await readStopsOf(queries, await findTrips(queries, { openOrDay: day, limit: MAX_TRIPS }))
  const waiting = await findWaiting(queries, MAX_WAITING + 1)
  const staff = await listStaff(queries)
  return {
    day,
    trips,
    waiting: await readShipments(queries, waiting.slice(0, MAX_WAITING)),
    hasMore: waiting.length > MAX_WAITING,
    toPack: await countOrdersToPack(queries),
    drivers: staff.filter(({ role }) => role === 'driver').map(({ uid, name }) => ({ uid, name })),
    vehicles: await findVehicles(queries, MAX_VEHICLES),
  }
}

/** The trips of the driver who asks that are on the road or planned, the earliest first. Throws `not-permitted`. */
export async function listOwnTrips(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
): Promise<readonly Trip[]> {
  requirePermission(actor, 'trips:drive')
  if (actor.uid === null) return []
  const filter = { driverUid: actor.uid, statuses: ['PLANNED', 'ON_THE_ROAD'] as const, limit: MAX_OWN }
  const trips = await readStopsOf(queries, (await findTrips(queries, filter)).toReversed())
  return withCredit(queries, trips)
}

/** Trips with what their driver is told of the accounts of the stops, where the shop lets drivers take money for them. */
async function withCredit(queries: Queries, trips: readonly Trip[]): Promise<readonly Trip[]> {
  if ((await readSavedSettings(queries)).cash?.driversCollect !== true) return trips
  const orderIds = [...new Set(trips.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)))]
  const accounts = await findDoorAccounts(queries, orderIds)
  const receipts = await findDoorReceipts(queries, [...accounts.keys()])
  return trips.map((trip) => ({
    ...trip,
    stops: trip.stops.map((stop) => {
      const account = accounts.get(stop.orderId)
      if (account === undefined) return stop
      const own = (receipts.get(stop.orderId) ?? []).filter(({ stopId }) => stopId === stop.stopId)
      const credit = { owed: atLeastZero(account.owed), receipts: own.map(({ receipt }) => receipt) }
      return { ...stop, credit }
    }),
  }))
}

const MAX_OWN = 20

/** Completes trips with their stops. */
async function readStopsOf(queries: Queries, trips: readonly TripFacts[]): Promise<Trip[]> {
  const rows = await findStops(
    queries,
    trips.map(({ id }) => id),
  )
  const shipments = await readShipments(queries, rows)
  const byFulfilment = new Map(shipments.map((shipment) => [shipment.fulfilmentId, shipment]))
  return trips.map((trip) => ({
    ...trip,
    stops: rows
      .filter(({ tripId }) => tripId === trip.id)
      .flatMap((row) => {
        const shipment = byFulfilment.get(row.fulfilmentId)
        if (shipment === undefined) return []
        return {
          ...shipment,
          stopId: row.stopId,
          outcome: row.outcome,
          reason: row.reason,
          tappedAt: row.tappedAt?.toISOString() ?? null,
          reportedAt: row.reportedAt?.toISOString() ?? null,
          hasPicture: row.picture !== null,
          credit: null,
        }
      }),
  }))
}

/** Reads parts of orders as dispatch and drivers see them, in the order of their ids; with as many statements as for one. */
async function readShipments(queries: Queries, ids: readonly ShipmentIds[]): Promise<Shipment[]> {
  const orderIds = [...new Set(ids.map(({ orderId }) => orderId))]
  const orders = await findOrders(queries, { orderIds })
  const [progressOf, received, contacts] = [
    await readFulfilmentProgressOf(queries, orders),
    await sumReceiptsOf(queries, orderIds),
    await findContacts(queries, [...new Set(orders.map(({ userId }) => userId))]),
  ]
  const weights = await readWeights(queries, [...progressOf.values()])
  const byId = new Map(orders.map((order) => [order.orderId, order]))
  return ids.flatMap(({ fulfilmentId, orderId }) => {
    const [order, own] = [byId.get(orderId), progressOf.get(orderId)]
    const fulfilment = own?.fulfilments.find(({ id }) => id === fulfilmentId)
    if (order === undefined || own === undefined || fulfilment === undefined) return []
    return {
      fulfilmentId,
      orderId,
      orderNumber: order.orderNumber,
      fulfilmentNumber: fulfilment.number,
      status: fulfilment.status,
      shippedAt: fulfilment.shippedAt,
      paymentMode: order.paymentMode,
      customerName: contacts.get(order.userId)?.name ?? null,
      customerPhone: contacts.get(order.userId)?.phone ?? '',
      address: order.shippingAddress,
      siteName: order.firm?.site?.name ?? null,
      lines: fulfilment.lines.flatMap(({ line, quantity }) => {
        const item = own.lines.find((one) => one.line === line)?.item
        if (item === undefined) return []
        return {
          line,
          quantity,
          productName: item.productName,
          options: item.variantSpecs.options,
          unitKg: weights(item),
          price: item.priceWithGst,
        }
      }),
      due: dueOf(order, own, received.get(orderId) ?? ZERO),
    }
  })
}

function dueOf(order: Order, { progress, changes }: FulfilmentProgress, received: Paise): Shipment['due'] {
  const isOver = order.orderStatus === 'CANCELLED' || order.orderStatus === 'DELIVERED'
  return isOver ? null : stopDue(order, { progress, changes, received })
}
