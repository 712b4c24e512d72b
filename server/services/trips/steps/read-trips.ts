import type { Trip, TripFacts } from '#domain/trips/trip.ts'
import type { Queries } from '../../../db/database.ts'
import { findStops } from '../../../db/trips/stops.ts'
import { readShipments } from './read-shipments.ts'

/** Completes trips with their stops. */
export async function readStopsOf(queries: Queries, trips: readonly TripFacts[]): Promise<Trip[]> {
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
        }
      }),
  }))
}
