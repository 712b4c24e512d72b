import { needsEwayBill } from '#domain/eway-bills/create-eway-bill.ts'
import { AppError } from '#domain/errors.ts'
import { isValidOn } from '#domain/fulfilments/eway-bill.ts'
import { createChallan } from '#domain/printing/delivery-challan.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { stopState } from '#domain/trips/trip.ts'
import type { Queries } from '../../db/database.ts'
import { findInvoicesOf } from '../../db/invoices/tax-documents.ts'
import { readFulfilmentProgressOf } from '../../db/orders/fulfilment-progress.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findStops, type StopRow } from '../../db/trips/stops.ts'
import { moveTrip } from '../../db/trips/trips.ts'
import { findShipmentIds } from '../../db/trips/shipments.ts'
import { settleBeforeShipping } from '../payments/steps/settle-before-shipping.ts'
import type { SettleDependencies } from '../payments/steps/settle-payment.ts'
import { recordChange } from '../audit/steps/record-change.ts'
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

/** The numbers of the orders whose shipments need an e-way bill at a time, and of which none that is valid then is recorded. */
async function findMissingEwayBills(
  queries: Queries,
  stops: readonly Pick<StopRow, 'orderId' | 'fulfilmentId'>[],
  at: Date,
): Promise<string[]> {
  const orders = await findOrders(queries, { orderIds: [...new Set(stops.map(({ orderId }) => orderId))] })
  const progressOf = await readFulfilmentProgressOf(queries, orders)
  const invoices = await findInvoicesOf(
    queries,
    orders.map(({ orderId }) => orderId),
  )
  const carried = new Set(stops.map(({ fulfilmentId }) => fulfilmentId))
  return orders.flatMap(({ orderId, orderNumber, shippingAddress: address }) => {
    const [progress, invoice] = [progressOf.get(orderId), invoices.get(orderId)]
    if (progress === undefined || invoice === undefined) return []
    const facts = {
      invoice,
      fulfilmentCount: progress.fulfilments.length,
      vehicle: null,
      driver: null,
      copies: [],
    }
    const isMissing = progress.fulfilments.some(
      (fulfilment) =>
        carried.has(fulfilment.id) &&
        !(fulfilment.ewayBill !== undefined && isValidOn(fulfilment.ewayBill, istDay(at))) &&
        needsEwayBill({ challan: createChallan(fulfilment, progress, facts), invoice, address }),
    )
    return isMissing ? [orderNumber] : []
  })
}
