import { AppError } from '#domain/errors.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { TripFacts } from '#domain/trips/trip.ts'
import type { Queries } from '../../../db/database.ts'
import { findStops, findTripOfStop, type StopRow } from '../../../db/trips/stops.ts'
import { lockTrip } from '../../../db/trips/trips.ts'

/** Locks a stop of the driver's own trip. Throws `not-found`, also for one of somebody else. */
export async function lockOwnStop(
  queries: Queries,
  actor: StaffActor,
  stopId: string,
): Promise<{ readonly trip: TripFacts; readonly stop: StopRow }> {
  const tripId = await findTripOfStop(queries, stopId)
  const trip = tripId === null ? null : await lockTrip(queries, tripId)
  if (trip === null || actor.uid === null || trip.driver?.uid !== actor.uid) throw new AppError('not-found')
  const stop = (await findStops(queries, [trip.id])).find((one) => one.stopId === stopId)
  if (stop === undefined) throw new AppError('not-found')
  return { trip, stop }
}
