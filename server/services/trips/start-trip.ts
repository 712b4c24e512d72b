import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { stopState } from '#domain/trips/trip.ts'
import { findStops } from '../../db/trips/stops.ts'
import { moveTrip } from '../../db/trips/trips.ts'
import { findShipmentIds } from '../../db/trips/shipments.ts'
import { settleBeforeShipping } from '../payments/steps/settle-before-shipping.ts'
import type { SettleDependencies } from '../payments/steps/settle-payment.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { findMissingEwayBills } from './steps/find-missing-eway-bills.ts'
import { lockTripForChange, type SeenTrip } from './steps/lock-trip-for-change.ts'
import { moveStop } from './steps/move-stop.ts'

/** The start of a trip; shipments that need an e-way bill travel without one only where that is confirmed. */
export type TripStart = SeenTrip & { readonly confirmNoEwayBill?: boolean | undefined }

/**
 * Starts a planned trip (DESK-05): all that it carries is out for delivery, or nothing is. Throws `not-permitted`, `not-found`,
 * `edit-conflict`, `invalid-input` without a driver or a stop, `move-not-allowed` with the order whose payment holds it back, and
 * `eway-bill-needed` until it is confirmed that shipments travel without one.
 */
export async function startTrip(
  dependencies: SettleDependencies,
  actor: StaffActor,
  { confirmNoEwayBill = false, ...trip }: TripStart,
): Promise<void> {
  requirePermission(actor, 'trips:write')
  const { database, now, jobs } = dependencies
  const planned = await findStops(database.queries, [trip.tripId])
  for (const orderId of new Set(planned.map((stop) => stop.orderId)))
    await settleBeforeShipping(dependencies, { orderId })
  await database.queries.transaction().execute(async (queries) => {
    const { driver, vehicle } = await lockTripForChange(queries, trip, 'PLANNED')
    if (driver === null) throw new AppError('invalid-input', { reasons: [{ code: 'trip-needs-driver' }] })
    const stops = await findStops(queries, [trip.tripId])
    const shipments = await findShipmentIds(
      queries,
      stops.map(({ fulfilmentId }) => fulfilmentId),
    )
    const at = now()
    const isOpen = new Set(
      shipments
        .filter(({ status }) => stopState({ outcome: null, status }) === null)
        .map(({ fulfilmentId }) => fulfilmentId),
    )
    const open = stops.filter(({ fulfilmentId }) => isOpen.has(fulfilmentId))
    if (open.length === 0) throw new AppError('invalid-input', { reasons: [{ code: 'trip-is-empty' }] })
    const orderNumbers = await findMissingEwayBills(queries, open, at)
    if (orderNumbers.length > 0 && !confirmNoEwayBill)
      throw new AppError('eway-bill-needed', { orderNumbers })
    // always in the same order, so that two trips with parts of the same orders do not wait for each other
    for (const stop of open.toSorted((one, other) => one.orderId.localeCompare(other.orderId)))
      await moveStop(queries, stop, { to: 'OUT_FOR_DELIVERY', note: vehicle, actor, at })
    await moveTrip(queries, trip.tripId, { status: 'ON_THE_ROAD', at })
    await recordChange(queries, actor, {
      action: 'trip.start',
      subject: 'trip',
      subjectId: trip.tripId,
      before: { status: 'PLANNED' },
      after: {
        status: 'ON_THE_ROAD',
        vehicle,
        driver: driver.name,
        stops: open.length,
        ...(orderNumbers.length > 0 && { withoutEwayBill: orderNumbers }),
      },
      at,
    })
  })
  jobs.trigger('messages')
}
