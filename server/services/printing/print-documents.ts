import { AppError } from '#domain/errors.ts'
import { challanCopies } from '#domain/printing/delivery-challan.ts'
import {
  MAX_PRINTED_LINES,
  printedLines,
  type Paper,
  type PrintedDocument,
  type PrintedKind,
} from '#domain/printing/print-job.ts'
import { permissionToPrint } from '#domain/printing/print-permissions.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findStops } from '../../db/trips/stops.ts'
import { findTrips } from '../../db/trips/trips.ts'
import type { RenderDocuments } from '../../gateways/documents/port.ts'
import { readFulfilmentProgressOf } from '../../db/orders/fulfilment-progress.ts'
import { chooseFulfilments, type ChosenOrder, type FulfilmentChoice } from './steps/choose-fulfilments.ts'
import {
  composeChallans,
  composeInvoices,
  composePickingList,
  composeSlips,
} from './steps/compose-documents.ts'
import type { PrintedFile } from './steps/printed-file.ts'

type Dependencies = {
  readonly database: Database
  readonly renderDocuments: RenderDocuments
  readonly now: () => Date
}

/** Documents of one kind, of orders or of what a trip carries. */
export type PrintRequest = {
  readonly kind: PrintedKind
  readonly paper: Paper
  readonly of:
    | { readonly orderIds: readonly string[]; readonly fulfilmentNumber?: number | undefined }
    | { readonly tripId: string }
}

/**
 * Prints documents of one kind for many orders into one PDF (DESK-03). Throws `not-permitted`, `not-found` for an unknown order or
 * trip, `nothing-to-print` when none of the orders has such a document, and `invalid-input` beyond the most lines.
 */
export async function printDocuments(
  { database: { queries }, renderDocuments, now }: Dependencies,
  actor: StaffActor,
  { kind, paper, of }: PrintRequest,
): Promise<PrintedFile> {
  requirePermission(actor, permissionToPrint(kind))
  if ('tripId' in of) requirePermission(actor, 'trips:read')
  const { orders, vehicle } =
    'tripId' in of ? await readTrip(queries, kind, of.tripId) : await readOrders(queries, kind, of)
  const found = await compose(queries, orders, { kind, vehicle, at: now() })
  const documents = [...new Set(found.map(({ document }) => document))]
  if (documents.length === 0) throw new AppError('nothing-to-print')
  refuseTooMuch(documents.reduce((sum, document) => sum + printedLines(document), 0))
  const printed = new Set(found.map(({ orderNumber }) => orderNumber))
  const numbers = orders.map(({ order }) => order.orderNumber)
  return {
    bytes: await renderDocuments({ paper, documents }),
    name: numbers.length === 1 ? `${kind}-${numbers[0]}` : `${kind}-${numbers.length}`,
    leftOut: numbers.filter((number) => !printed.has(number)),
  }
}

type Selection = { readonly orders: readonly ChosenOrder[]; readonly vehicle: string | null }

async function readOrders(
  queries: Queries,
  kind: PrintedKind,
  {
    orderIds,
    fulfilmentNumber,
  }: { readonly orderIds: readonly string[]; readonly fulfilmentNumber?: number | undefined },
): Promise<Selection> {
  if (fulfilmentNumber !== undefined && orderIds.length > 1)
    throw new AppError('invalid-input', { reasons: [{ code: 'print-one-order' }] })
  return {
    orders: await readChosen(queries, kind, new Map(orderIds.map((id) => [id, { fulfilmentNumber }]))),
    vehicle: null,
  }
}

async function readTrip(queries: Queries, kind: PrintedKind, tripId: string): Promise<Selection> {
  const [trip] = await findTrips(queries, { id: tripId, limit: 1 })
  if (trip === undefined) throw new AppError('not-found')
  const stops = Map.groupBy(await findStops(queries, [tripId]), ({ orderId }) => orderId)
  const wanted = new Map(
    [...stops].map(([orderId, own]) => [
      orderId,
      { carried: new Set(own.map(({ fulfilmentId }) => fulfilmentId)) },
    ]),
  )
  return { orders: await readChosen(queries, kind, wanted), vehicle: trip.vehicle }
}

/** The orders in the order given. Throws `not-found` when one of them does not exist. */
async function readChosen(
  queries: Queries,
  kind: PrintedKind,
  wanted: ReadonlyMap<string, FulfilmentChoice>,
): Promise<ChosenOrder[]> {
  const found = await findOrders(queries, { orderIds: [...wanted.keys()] })
  refuseTooMuch(found.reduce((sum, { orderItems }) => sum + orderItems.length, 0))
  const progressOf = await readFulfilmentProgressOf(queries, found)
  const byId = new Map(found.map((order) => [order.orderId, order]))
  return [...wanted].map(([orderId, which]) => {
    const [order, own] = [byId.get(orderId), progressOf.get(orderId)]
    if (order === undefined || own === undefined) throw new AppError('not-found')
    return chooseFulfilments(order, own, { kind, ...which })
  })
}

type Purpose = { readonly kind: PrintedKind; readonly vehicle: string | null; readonly at: Date }

function compose(
  queries: Queries,
  orders: readonly ChosenOrder[],
  { kind, vehicle, at }: Purpose,
): Promise<readonly { readonly orderNumber: string; readonly document: PrintedDocument }[]> {
  switch (kind) {
    case 'picking-list':
      return composePickingList(queries, orders, { preparedAt: at, vehicle })
    case 'packing-slip':
      return composeSlips(queries, orders)
    case 'challan':
      return composeChallans(queries, orders, challanCopies)
    case 'invoice':
      return composeInvoices(queries, orders)
  }
}

function refuseTooMuch(lines: number): void {
  if (lines > MAX_PRINTED_LINES)
    throw new AppError('invalid-input', {
      reasons: [{ code: 'print-too-long', lines, most: MAX_PRINTED_LINES }],
    })
}
