import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { stopState } from '#domain/trips/trip.ts'
import { endStop, findStops } from '../../db/trips/stops.ts'
import { moveTrip } from '../../db/trips/trips.ts'
import type { SettleDependencies } from '../payments/steps/settle-payment.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { lockTripForChange, type SeenTrip } from './steps/lock-trip-for-change.ts'
import { lockStop, moveStop } from './steps/move-stop.ts'

/**
 * Closes a trip that is back (DESK-05): what was not delivered waits for another one. Throws `not-permitted`, `not-found`,
 * `edit-conflict` and `move-not-allowed`.
 */
export async function closeTrip(
  { database, now, jobs }: SettleDependencies,
  actor: StaffActor,
  trip: SeenTrip,
): Promise<void> {
  requirePermission(actor, 'trips:write')
  await database.queries.transaction().execute(async (queries) => {
    const { vehicle } = await lockTripForChange(queries, trip, 'ON_THE_ROAD')
    const at = now()
    const stops = (await findStops(queries, [trip.tripId])).filter(({ outcome }) => outcome === null)
    let back = 0
    for (const stop of stops.toSorted((one, other) => one.orderId.localeCompare(other.orderId))) {
      const { fulfilment } = await lockStop(queries, stop)
      const outcome = stopState({ outcome: null, status: fulfilment.status }) ?? 'NOT_TODAY'
      if (outcome === 'NOT_TODAY') {
        await moveStop(queries, stop, { to: 'SHIPPED', note: null, actor, at })
        back += 1
      }
      await endStop(queries, stop.stopId, { outcome, reason: null, reportKey: null, tappedAt: null, at })
    }
    await moveTrip(queries, trip.tripId, { status: 'CLOSED', at })
    await recordChange(queries, actor, {
      action: 'trip.close',
      subject: 'trip',
      subjectId: trip.tripId,
      before: { status: 'ON_THE_ROAD' },
      after: { status: 'CLOSED', vehicle, broughtBack: back },
      at,
    })
  })
  jobs.trigger('messages')
}
