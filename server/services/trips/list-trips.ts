import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { MAX_WAITING, type Shipment, type Trip } from '#domain/trips/trip.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { countOrdersToPack } from '../../db/orders/open-units.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { findWaiting } from '../../db/trips/shipments.ts'
import { findTrips, findVehicles } from '../../db/trips/trips.ts'
import { readShipments } from './steps/read-shipments.ts'
import { readStopsOf } from './steps/read-trips.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** What dispatch is planned with (DESK-05). */
export type Dispatch = {
  readonly day: string
  /** Trips that have not ended, and those of the day. */
  readonly trips: readonly Trip[]
  /** What has been packed and is on no trip; `hasMore` when there is more than is shown. */
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
  return readStopsOf(queries, (await findTrips(queries, filter)).toReversed())
}

const MAX_OWN = 20
