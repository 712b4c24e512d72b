import { AppError } from '#domain/errors.ts'
import type { EwayBill } from '#domain/fulfilments/eway-bill.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import {
  findFulfilments,
  findOrderOfEwayBill,
  recordEwayBill as record,
} from '../../db/orders/fulfilments.ts'
import { lockPortalNumber } from '../../db/orders/portal-number.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { lockForStaff, type SeenOrder } from '../orders/steps/lock-for-staff.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** An e-way bill as the portal made it, and the fulfilment that it is for, by its number in the order. */
export type RecordedEwayBill = SeenOrder & { readonly number: number; readonly bill: EwayBill }

/**
 * Records the e-way bill that the portal made for a fulfilment, in place of one recorded before: it is printed on the challan and
 * the invoice. Throws `not-permitted`, `not-found`, `edit-conflict`, and `portal-number-taken` with the order that has the number.
 */
export async function recordEwayBill(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  { bill, number, ...seen }: RecordedEwayBill,
): Promise<void> {
  requirePermission(actor, 'documents:register')
  await queries.transaction().execute(async (transaction) => {
    const { orderId } = await lockForStaff(transaction, seen)
    const fulfilments = await findFulfilments(transaction, orderId)
    const fulfilment = fulfilments.find((each) => each.number === number)
    if (fulfilment === undefined) throw new AppError('not-found')
    await lockPortalNumber(transaction, bill.number)
    const other = await findOrderOfEwayBill(transaction, { number: bill.number, besides: fulfilment.id })
    if (other !== null) throw new AppError('portal-number-taken', { orderNumbers: [other] })
    await record(transaction, fulfilment.id, bill)
    await recordChange(transaction, actor, {
      action: 'fulfilment.eway-bill',
      subject: 'order',
      subjectId: orderId,
      before: { fulfilment: number, ...fulfilment.ewayBill },
      after: { fulfilment: number, ...bill },
      at: now(),
    })
  })
}
