import { AppError } from '#domain/errors.ts'
import type { LineQuantity } from '#domain/fulfilments/fulfilment.ts'
import { ZERO, paiseToRupees, type Paise } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { amountToCollect, stopDue } from '#domain/trips/stop-due.ts'
import { effectOf, stopState, timeOnTrip, type StopOutcome } from '#domain/trips/trip.ts'
import type { Queries } from '../../db/database.ts'
import { sumReceipts } from '../../db/orders/receipts.ts'
import { endStop, findOpenTripsOf, type StopRow } from '../../db/trips/stops.ts'
import { touchTrip } from '../../db/trips/trips.ts'
import type { SettleDependencies } from '../payments/steps/settle-payment.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { lockOwnStop } from './steps/lock-own-stop.ts'
import { lockStop, moveStop, type LockedStop } from './steps/move-stop.ts'

/** Driver's report of a stop. */
export type StopReport = {
  readonly stopId: string
  /** The same for each try of the same report. */
  readonly key: string
  readonly outcome: StopOutcome
  /** Units of it that were refused, for PART. */
  readonly refused: readonly LineQuantity[]
  readonly reason: string | null
  /** Amounts received, in paise. */
  readonly cash: Paise
  readonly upi: Paise
  /** Time at which the driver tapped, by their phone. */
  readonly tappedAt: Date
}

/**
 * A driver reports a stop of their own trip (DESK-05): what arrived, what was refused and what was paid for it. The same report
 * sent again changes nothing. Throws `not-permitted`, `not-found` for a trip of somebody else, `edit-conflict` when the stop was
 * recorded otherwise, with who did it, `amount-changed` with what is due in rupees when something else was received, `move-not-allowed`,
 * `invalid-input` and `cash-limit` (PAY-08).
 */
export async function reportStop(
  { database, now, jobs }: SettleDependencies,
  actor: StaffActor,
  report: StopReport,
): Promise<void> {
  requirePermission(actor, 'trips:drive')
  await database.queries.transaction().execute(async (queries) => {
    const { trip, stop } = await lockOwnStop(queries, actor, report.stopId)
    if (stop.reportKey === report.key) return
    if (trip.status === 'PLANNED') throw new AppError('move-not-allowed')
    const at = now()
    const locked = await lockStop(queries, stop)
    if (!(await isOpen(queries, stop, locked))) throw await stopConflict(queries, stop, locked)
    const { to, refused } = effectOf(report.outcome, locked.fulfilment.lines, refusedOf(report, locked))
    const note = report.reason
    if (to === 'DELIVERED') await requireDue(queries, locked, { refused, report })
    else if (report.cash + report.upi > 0)
      throw new AppError('invalid-input', { reasons: [{ code: 'nothing-delivered' }] })
    const receivedAt = timeOnTrip(report.tappedAt, { startedAt: trip.startedAt, at })
    const { cash } = report
    await moveStop(queries, stop, { to, note, refused, cash, tripId: trip.id, receivedAt, actor, at })
    const { outcome, key: reportKey, reason } = report
    await endStop(queries, stop.stopId, { outcome, reason, reportKey, tappedAt: receivedAt, at })
    await touchTrip(queries, trip.id, at)
    await recordChange(queries, actor, {
      action: 'trip.report',
      subject: 'trip',
      subjectId: trip.id,
      after: {
        order: locked.order.orderNumber,
        outcome,
        reason,
        cash: paiseToRupees(cash),
        upi: paiseToRupees(report.upi),
        tappedAt: receivedAt,
      },
      at,
    })
  })
  jobs.trigger('messages')
  jobs.trigger('refunds')
}

/**
 * True while a stop can be reported: nobody has recorded it, or the office closed its trip and its shipment is on no other one,
 * because the driver may have tapped before.
 */
async function isOpen(queries: Queries, stop: StopRow, { fulfilment }: LockedStop): Promise<boolean> {
  if (stopState({ outcome: null, status: fulfilment.status }) !== null) return false
  if (stop.outcome === null) return true
  const isClosedByOffice = stop.outcome === 'NOT_TODAY' && stop.reportKey === null
  return isClosedByOffice && (await findOpenTripsOf(queries, [stop.fulfilmentId])).size === 0
}

function refusedOf({ outcome, refused, reason }: StopReport, { fulfilment }: LockedStop) {
  if (outcome !== 'DELIVERED' && reason === null)
    throw new AppError('invalid-input', { reasons: [{ code: 'needs-reason' }] })
  const isPart = unitsOf(refused) > 0 && unitsOf(refused) < unitsOf(fulfilment.lines)
  if (outcome === 'PART' && !isPart)
    throw new AppError('invalid-input', { reasons: [{ code: 'not-a-part' }] })
  if (outcome !== 'PART' && refused.length > 0)
    throw new AppError('invalid-input', { reasons: [{ code: 'refused-without-part' }] })
  return refused
}

type Taken = { readonly refused: readonly LineQuantity[]; readonly report: StopReport }

/**
 * Requires that the amount received is due for what arrives, so that nothing is booked that nobody has. Throws
 * `amount-changed`.
 */
async function requireDue(
  queries: Queries,
  { order, fulfilmentProgress, fulfilment }: LockedStop,
  { refused, report }: Taken,
): Promise<void> {
  const received = await sumReceipts(queries, order.orderId)
  const due = amountToCollect(
    stopDue(order, { ...fulfilmentProgress, received }),
    fulfilment.lines.map(({ line, quantity }) => ({
      line,
      quantity: quantity - (refused.find((one) => one.line === line)?.quantity ?? 0),
      price: fulfilmentProgress.lines.find((one) => one.line === line)?.item.priceWithGst ?? 0,
    })),
  )
  const nothingArrives = report.outcome === 'REFUSED'
  const expected = nothingArrives ? ZERO : due
  if (report.cash + report.upi !== expected)
    throw new AppError('amount-changed', {
      amount: expected,
    })
}

function unitsOf(lines: readonly LineQuantity[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The refusal of a report of a stop that is recorded already, with who recorded it: the driver, the office, or whoever closed the trip. */
function stopConflict(
  queries: Queries,
  { tripId, reportKey }: StopRow,
  { order, fulfilment }: LockedStop,
): Promise<AppError> {
  if (reportKey !== null)
    return editConflict(queries, {
      subject: 'trip',
      subjectId: tripId,
      by: ({ action, after }) => action === 'trip.report' && says(after, { order: order.orderNumber }),
    })
  const { status, number } = fulfilment
  if (stopState({ outcome: null, status }) === null)
    return editConflict(queries, {
      subject: 'trip',
      subjectId: tripId,
      by: ({ action }) => action === 'trip.close',
    })
  return editConflict(queries, {
    subject: 'order',
    subjectId: order.orderId,
    by: ({ action, after }) =>
      action === 'fulfilment.status'
        ? says(after, { fulfilment: number, status })
        : action === 'order.status' && says(after, { status }),
  })
}

/** Tells whether what an audit entry says has these fields. */
function says(after: unknown, fields: object): boolean {
  return Object.entries(fields).every(
    ([name, value]) =>
      typeof after === 'object' &&
      after !== null &&
      Object.entries(after).some(([key, said]) => key === name && said === value),
  )
}
