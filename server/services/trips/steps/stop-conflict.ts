import type { AppError } from '#domain/errors.ts'
import { stopState } from '#domain/trips/trip.ts'
import type { Queries } from '../../../db/database.ts'
import type { StopRow } from '../../../db/trips/stops.ts'
import { editConflict } from '../../audit/steps/edit-conflict.ts'
import type { LockedStop } from './move-stop.ts'

/** The refusal of a report of a stop that is recorded already, with who recorded it: the driver, the office, or whoever closed the trip. */
export function stopConflict(
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
