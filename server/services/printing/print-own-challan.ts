import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findStops, findTripOfStop } from '../../db/trips/stops.ts'
import { findTrips } from '../../db/trips/trips.ts'
import type { RenderDocuments } from '../../gateways/documents/port.ts'
import { readFulfilmentProgress } from '../../db/orders/fulfilment-progress.ts'
import { chooseFulfilments } from './steps/choose-fulfilments.ts'
import { composeChallans } from './steps/compose-documents.ts'
import type { PrintedFile } from './steps/printed-file.ts'

type Dependencies = { readonly database: Database; readonly renderDocuments: RenderDocuments }

/**
 * The challan of a stop of the driver's own trip, to show on the road: the copy for the transporter. Throws `not-permitted`, and
 * `not-found` for a stop of somebody else and for one without a challan.
 */
export async function printOwnChallan(
  { database: { queries }, renderDocuments }: Dependencies,
  actor: StaffActor,
  stopId: string,
): Promise<PrintedFile> {
  requirePermission(actor, 'trips:drive')
  const tripId = await findTripOfStop(queries, stopId)
  const [trip] = tripId === null ? [] : await findTrips(queries, { id: tripId, limit: 1 })
  if (trip === undefined || actor.uid === null || trip.driver?.uid !== actor.uid)
    throw new AppError('not-found')
  const stop = (await findStops(queries, [trip.id])).find((one) => one.stopId === stopId)
  const [order] = stop === undefined ? [] : await findOrders(queries, { orderId: stop.orderId })
  if (stop === undefined || order === undefined) throw new AppError('not-found')
  const carried = new Set([stop.fulfilmentId])
  const chosen = chooseFulfilments(order, await readFulfilmentProgress(queries, order), {
    kind: 'challan',
    carried,
  })
  const documents = (await composeChallans(queries, [chosen], ['transporter'])).map(
    ({ document }) => document,
  )
  if (documents.length === 0) throw new AppError('not-found')
  return {
    bytes: await renderDocuments({ paper: 'a4', documents }),
    name: `challan-${order.orderNumber}`,
    leftOut: [],
  }
}
