import { AppError } from '#domain/errors.ts'
import type { EwayBill } from '#domain/fulfilments/eway-bill.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import { findFulfilments, findOrderOfEwayBill, recordEwayBill } from '../../../db/orders/fulfilments.ts'
import { lockPortalNumber } from '../../../db/orders/portal-number.ts'
import { recordChange } from '../../audit/steps/record-change.ts'
import { lockForStaff, type SeenOrder } from '../../orders/steps/lock-for-staff.ts'

/** An e-way bill as the portal made it, and the fulfilment that it is for, by its number in the order. */
export type RecordedEwayBill = SeenOrder & { readonly number: number; readonly bill: EwayBill }

/**
 * Records the e-way bill of a fulfilment in an open transaction, in place of one recorded before. Throws `not-found`, `edit-conflict`,
 * and `portal-number-taken` with the order that has the number.
 */
export async function keepEwayBill(
  queries: Queries,
  actor: StaffActor,
  { bill, number, at, ...seen }: RecordedEwayBill & { readonly at: Date },
): Promise<void> {
  const { orderId } = await lockForStaff(queries, seen)
  const fulfilments = await findFulfilments(queries, orderId)
  const fulfilment = fulfilments.find((each) => each.number === number)
  if (fulfilment === undefined) throw new AppError('not-found')
  await lockPortalNumber(queries, bill.number)
  const other = await findOrderOfEwayBill(queries, { number: bill.number, besides: fulfilment.id })
  if (other !== null) throw new AppError('portal-number-taken', { orderNumbers: [other] })
  await recordEwayBill(queries, fulfilment.id, bill)
  await recordChange(queries, actor, {
    action: 'fulfilment.eway-bill',
    subject: 'order',
    subjectId: orderId,
    before: { fulfilment: number, ...fulfilment.ewayBill },
    after: { fulfilment: number, ...bill },
    at,
  })
}
