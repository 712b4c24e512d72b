import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database, Queries } from '../../db/database.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { findShipmentIds } from '../../db/trips/shipments.ts'
import { deleteTrip, saveTrip, type TripPlan } from '../../db/trips/trips.ts'
import { findOpenTripsOf, findStops, replaceStops } from '../../db/trips/stops.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { lockTripForChange, type SeenTrip } from './steps/lock-trip-for-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** A whole plan of a trip: vehicle, driver, and its shipments in the order in which they are driven. */
export type TripRequest = Pick<TripPlan, 'day' | 'vehicle' | 'capacityKg'> & {
  readonly driverUid: string | null
  readonly fulfilmentIds: readonly string[]
  /** True if the day may have passed. */
  readonly confirmPastDay?: boolean | undefined
}

/**
 * Plans a trip (DESK-05) and returns its id. Throws `not-permitted`, `already-on-trip` when somebody else has a shipment on
 * another trip, `day-passed` until a day in the past is confirmed, and `invalid-input` for a shipment that is not waiting, or
 * a driver who is not one.
 */
export async function planTrip(
  { database, now }: Dependencies,
  actor: StaffActor,
  request: TripRequest,
): Promise<string> {
  requirePermission(actor, 'trips:write')
  const id = randomUUID()
  await withinTransaction(database, async (queries) => {
    const at = now()
    refusePastDay(request, at)
    await savePlan(queries, id, { request, at })
    await recordChange(queries, actor, {
      action: 'trip.plan',
      subject: 'trip',
      subjectId: id,
      after: factsOf(request),
      at,
    })
  })
  return id
}

/** Changes a trip that has not started, as a whole. Throws as planning does, and `not-found`, `edit-conflict`, `move-not-allowed`. */
export async function changeTrip(
  { database, now }: Dependencies,
  actor: StaffActor,
  { tripId, seenAt, ...request }: TripRequest & SeenTrip,
): Promise<void> {
  requirePermission(actor, 'trips:write')
  await withinTransaction(database, async (queries) => {
    const at = now()
    const { day, vehicle, capacityKg, driver } = await lockTripForChange(
      queries,
      { tripId, seenAt },
      'PLANNED',
    )
    // for any other change of a trip, its day has been agreed to
    if (request.day !== day) refusePastDay(request, at)
    const stops = await findStops(queries, [tripId])
    await savePlan(queries, tripId, { request, at })
    await recordChange(queries, actor, {
      action: 'trip.change',
      subject: 'trip',
      subjectId: tripId,
      before: factsOf({
        day,
        vehicle,
        capacityKg,
        driverUid: driver?.uid ?? null,
        fulfilmentIds: stops.map(({ fulfilmentId }) => fulfilmentId),
      }),
      after: factsOf(request),
      at,
    })
  })
}

/** Removes a trip that has not started; its shipments wait again. Throws as changing it does. */
export async function removeTrip(
  { database, now }: Dependencies,
  actor: StaffActor,
  trip: SeenTrip,
): Promise<void> {
  requirePermission(actor, 'trips:write')
  await database.queries.transaction().execute(async (queries) => {
    const { vehicle, day } = await lockTripForChange(queries, trip, 'PLANNED')
    await deleteTrip(queries, trip.tripId)
    await recordChange(queries, actor, {
      action: 'trip.remove',
      subject: 'trip',
      subjectId: trip.tripId,
      before: { vehicle, day },
      at: now(),
    })
  })
}

/** Two who take one shipment at the same moment: the index lets one in, and the other is told which trip has it. */
async function withinTransaction(
  { queries }: Database,
  run: (queries: Queries) => Promise<void>,
): Promise<void> {
  try {
    await queries.transaction().execute(run)
  } catch (error) {
    if (violatedConstraint(error) === 'trip_stops_open') throw new AppError('already-on-trip')
    throw error
  }
}

async function savePlan(
  queries: Queries,
  id: string,
  { request, at }: { readonly request: TripRequest; readonly at: Date },
): Promise<void> {
  const { driverUid, fulfilmentIds, confirmPastDay: _, ...plan } = request
  const driver = driverUid === null ? null : await findDriver(queries, driverUid)
  await saveTrip(queries, id, { ...plan, driver, at })
  const known = new Map((await findStops(queries, [id])).map((stop) => [stop.fulfilmentId, stop.stopId]))
  const shipments = await findShipmentIds(queries, fulfilmentIds)
  const elsewhere = await findOpenTripsOf(queries, fulfilmentIds)
  if (new Set(fulfilmentIds).size < fulfilmentIds.length)
    throw new AppError('invalid-input', { reasons: [{ code: 'shipment-twice' }] })
  const stops = fulfilmentIds.map((fulfilmentId) => {
    const shipment = shipments.find((one) => one.fulfilmentId === fulfilmentId)
    const other = elsewhere.get(fulfilmentId)
    if (shipment === undefined)
      throw new AppError('invalid-input', { reasons: [{ code: 'shipment-unknown' }] })
    if (other !== undefined && other.tripId !== id)
      throw new AppError('already-on-trip', {
        reasons: [{ code: 'shipment-on-trip', vehicle: other.vehicle }],
      })
    // one that is on this trip already may have been delivered or brought back at the desk meanwhile
    if (!known.has(fulfilmentId) && shipment.status !== 'SHIPPED')
      throw new AppError('invalid-input', { reasons: [{ code: 'shipment-not-waiting' }] })
    return { stopId: known.get(fulfilmentId) ?? randomUUID(), orderId: shipment.orderId, fulfilmentId }
  })
  await replaceStops(queries, id, stops)
}

function refusePastDay({ day, confirmPastDay = false }: TripRequest, at: Date): void {
  if (day < istDay(at) && !confirmPastDay) throw new AppError('day-passed')
}

async function findDriver(queries: Queries, uid: string): Promise<{ uid: string; name: string }> {
  const driver = (await listStaff(queries)).find((one) => one.uid === uid && one.role === 'driver')
  if (driver === undefined) throw new AppError('invalid-input', { reasons: [{ code: 'not-a-driver' }] })
  return { uid, name: driver.name }
}

/** A plan for the audit log: how many shipments, not which; the orders tell that. */
function factsOf({ day, vehicle, capacityKg, driverUid, fulfilmentIds }: TripRequest) {
  return { day, vehicle, capacityKg, driverUid, shipments: fulfilmentIds.length }
}
