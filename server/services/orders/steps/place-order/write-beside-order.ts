import { paiseToRupees } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../../db/database.ts'
import { rememberFirm } from '../../../../db/identity/remembered-firms.ts'
import { recordChange } from '../../../audit/steps/record-change.ts'
import { recordTypedPrices } from '../set-prices.ts'

/** Author of an order where staff took it, and the id of the customer's address that it goes to. */
type Beside = {
  readonly placedBy: StaffActor | undefined
  readonly addressId: string | null
  readonly at: Date
}

/** Writes what only some orders have: the firm that is remembered for the next one, and the entries of staff in the audit log. */
export async function writeBesideOrder(
  queries: Queries,
  { orderId, userId, buyerGstin, billing, firm, grandTotal, paymentMode, counter, orderItems }: Order,
  { placedBy, addressId, at }: Beside,
): Promise<void> {
  if (billing !== undefined && buyerGstin !== null && firm === undefined && counter === undefined)
    await rememberFirm(queries, { partnerUid: userId, addressId, gstin: buyerGstin, billing, usedAt: at })
  if (placedBy === undefined) return
  const subject = { subject: 'order', subjectId: orderId } as const
  await recordChange(queries, placedBy, {
    ...subject,
    action: counter === undefined ? 'order.place' : 'order.sell',
    after: { total: paiseToRupees(grandTotal), payment: counter?.method ?? paymentMode },
    at,
  })
  const items = orderItems.map((item) => ({ item }))
  await recordTypedPrices(queries, placedBy, { ...subject, items, at })
}
