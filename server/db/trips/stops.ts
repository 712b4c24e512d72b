import type { StopOutcome } from '#domain/trips/trip.ts'
import type { Queries } from '../database.ts'

/** A stop as it is stored: which part of which order, and what became of it. */
export type StopRow = {
  readonly stopId: string
  readonly tripId: string
  readonly orderId: string
  readonly fulfilmentId: string
  readonly outcome: StopOutcome | null
  readonly reason: string | null
  readonly reportKey: string | null
  readonly tappedAt: Date | null
  readonly reportedAt: Date | null
  readonly picture: string | null
  readonly pictureTakenAt: Date | null
}

/** The stops of some trips, in the order in which they are driven. */
export async function findStops(queries: Queries, tripIds: readonly string[]): Promise<StopRow[]> {
  if (tripIds.length === 0) return []
  const rows = await queries
    .selectFrom('trip_stops')
    .selectAll()
    .where('trip_id', 'in', [...tripIds])
    .orderBy('trip_id')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    stopId: row.id,
    tripId: row.trip_id,
    orderId: row.order_id,
    fulfilmentId: row.fulfilment_id,
    outcome: row.outcome,
    reason: row.reason,
    reportKey: row.report_key,
    tappedAt: row.tapped_at,
    reportedAt: row.reported_at,
    picture: row.picture,
    pictureTakenAt: row.picture_taken_at,
  }))
}

/** The trip of a stop; null when there is no such stop. */
export async function findTripOfStop(queries: Queries, stopId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('trip_stops')
    .select('trip_id')
    .where('id', '=', stopId)
    .executeTakeFirst()
  return row?.trip_id ?? null
}

/** A shipment on a locked trip. */
export type PlannedStop = {
  readonly stopId: string
  readonly orderId: string
  readonly fulfilmentId: string
}

/** Gives a locked trip that has not started these stops, in this order. Violates `trip_stops_open` when one is on another trip. */
export async function replaceStops(
  queries: Queries,
  tripId: string,
  stops: readonly PlannedStop[],
): Promise<void> {
  await queries.deleteFrom('trip_stops').where('trip_id', '=', tripId).execute()
  if (stops.length === 0) return
  await queries
    .insertInto('trip_stops')
    .values(
      stops.map(({ stopId, orderId, fulfilmentId }, position) => ({
        id: stopId,
        trip_id: tripId,
        order_id: orderId,
        fulfilment_id: fulfilmentId,
        position,
      })),
    )
    .execute()
}

/** End of a stop, and who reports it: the driver with their key, or the office without one. */
export type StopEnd = {
  readonly outcome: StopOutcome
  readonly reason: string | null
  readonly reportKey: string | null
  readonly tappedAt: Date | null
  readonly at: Date
}

/** Records how a stop of a locked trip ended. */
export async function endStop(
  queries: Queries,
  stopId: string,
  { outcome, reason, reportKey, tappedAt, at }: StopEnd,
): Promise<void> {
  await queries
    .updateTable('trip_stops')
    .set({ outcome, reason, report_key: reportKey, tapped_at: tappedAt, reported_at: at })
    .where('id', '=', stopId)
    .execute()
}

/** Finds the trips under way or planned that carry these shipments, by shipment. */
export async function findOpenTripsOf(
  queries: Queries,
  fulfilmentIds: readonly string[],
): Promise<Map<string, { readonly tripId: string; readonly vehicle: string }>> {
  if (fulfilmentIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('trip_stops')
    .innerJoin('trips', 'trips.id', 'trip_stops.trip_id')
    .select(['fulfilment_id', 'trip_id', 'vehicle'])
    .where('outcome', 'is', null)
    .where('fulfilment_id', 'in', [...fulfilmentIds])
    .execute()
  return new Map(rows.map((row) => [row.fulfilment_id, { tripId: row.trip_id, vehicle: row.vehicle }]))
}

/** The vehicle and driver of the latest trip of each of these shipments, by shipment. */
export async function findCarriers(
  queries: Queries,
  fulfilmentIds: readonly string[],
): Promise<Map<string, { readonly vehicle: string; readonly driver: string | null }>> {
  if (fulfilmentIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('trip_stops')
    .innerJoin('trips', 'trips.id', 'trip_stops.trip_id')
    .select(['fulfilment_id', 'vehicle', 'driver_name'])
    .where('fulfilment_id', 'in', [...fulfilmentIds])
    .orderBy('trips.created_at')
    .orderBy('trips.id')
    .execute()
  return new Map(rows.map((row) => [row.fulfilment_id, { vehicle: row.vehicle, driver: row.driver_name }]))
}

/** The trip on the road that carries a part of an order, or any part of it, so that its driver gets the money; null when none does. */
export async function findRunningTrip(
  queries: Queries,
  { orderId, fulfilmentId }: { readonly orderId: string; readonly fulfilmentId: string | null },
): Promise<string | null> {
  const row = await queries
    .selectFrom('trip_stops')
    .innerJoin('trips', 'trips.id', 'trip_stops.trip_id')
    .select('trip_id')
    .where('order_id', '=', orderId)
    .where((is) => (fulfilmentId === null ? is.lit(true) : is('fulfilment_id', '=', fulfilmentId)))
    .where('outcome', 'is', null)
    .where('trips.status', '=', 'ON_THE_ROAD')
    .limit(1)
    .executeTakeFirst()
  return row?.trip_id ?? null
}
