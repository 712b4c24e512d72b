import { AppError } from '#domain/errors.ts'
import type { TripFacts, TripStatus } from '#domain/trips/trip.ts'
import type { Queries } from '../../../db/database.ts'
import { lockTrip } from '../../../db/trips/trips.ts'
import { editConflict } from '../../audit/steps/edit-conflict.ts'

/** A trip and, if it matters, its `updatedAt` as the actor saw it. */
export type SeenTrip = { readonly tripId: string; readonly seenAt?: string | undefined }

/**
 * Locks a trip of a status for a change. Throws `not-found`, `edit-conflict` when it changed since it was seen, and
 * `move-not-allowed` when it has another status.
 */
export async function lockTripForChange(
  queries: Queries,
  { tripId, seenAt }: SeenTrip,
  status: TripStatus,
): Promise<TripFacts> {
  const trip = await lockTrip(queries, tripId)
  if (trip === null) throw new AppError('not-found')
  if (seenAt !== undefined && trip.updatedAt !== seenAt)
    throw await editConflict(queries, { subject: 'trip', subjectId: tripId, since: seenAt })
  if (trip.status !== status) throw new AppError('move-not-allowed')
  return trip
}
