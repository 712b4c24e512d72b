import { createEwayBill } from '#domain/eway-bills/create-eway-bill.ts'
import { ewayBillFile, type EwayBillFile } from '#domain/eway-bills/wire.ts'
import { AppError } from '#domain/errors.ts'
import { createChallan } from '#domain/printing/delivery-challan.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findInvoicesOf } from '../../db/invoices/tax-documents.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findCarriers } from '../../db/trips/stops.ts'
import { readFulfilmentProgress } from '../../db/orders/fulfilment-progress.ts'

type Dependencies = { readonly database: Database }

type Request = {
  readonly orderId: string
  /** Number of the part in its order, counted from 1. */
  readonly fulfilmentNumber: number
  /** The vehicle of its trip when it is left out. */
  readonly vehicle?: string | undefined
  readonly distance: number
}

/**
 * The e-way bill of a part of an order that has left, as the bulk tool of the portal reads it (DESK-07). Throws `not-permitted`,
 * `not-found` without such a part or its invoice, and `eway-bill-refused` with all reasons.
 */
export async function readEwayBill(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  { orderId, fulfilmentNumber, vehicle, distance }: Request,
): Promise<EwayBillFile> {
  requirePermission(actor, 'documents:read')
  const [order] = await findOrders(queries, { orderId })
  if (order === undefined) throw new AppError('not-found')
  const fulfilmentProgress = await readFulfilmentProgress(queries, order)
  const fulfilment = fulfilmentProgress.fulfilments.find(({ number }) => number === fulfilmentNumber)
  const invoice = (await findInvoicesOf(queries, [orderId])).get(orderId)
  if (fulfilment === undefined || invoice === undefined) throw new AppError('not-found')
  const carrier = (await findCarriers(queries, [fulfilment.id])).get(fulfilment.id)
  const challan = createChallan(fulfilment, fulfilmentProgress, {
    invoice,
    fulfilmentCount: Math.max(...fulfilmentProgress.fulfilments.map(({ number }) => number)),
    vehicle: carrier?.vehicle ?? null,
    driver: carrier?.driver ?? null,
    copies: [],
  })
  const known = vehicle === undefined || vehicle === '' ? challan.vehicle : vehicle
  const { shippingAddress: address } = order
  const { file, refusals } = createEwayBill({ challan, invoice, address, vehicle: known, distance })
  if (refusals !== undefined) throw new AppError('eway-bill-refused', { reasons: refusals })
  return ewayBillFile.parse(file)
}
