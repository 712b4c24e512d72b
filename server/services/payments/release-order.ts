import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { returnedElsewhere } from '#domain/payments/ledger.ts'
import type { Database } from '../../db/database.ts'
import { addOrderEvent } from '../../db/orders/order-events.ts'
import { lockOrder } from '../../db/orders/orders.ts'
import { sumPartialRefunds } from '../../db/payments/partial-refunds.ts'
import { findOrderPayments, releasePayment } from '../../db/payments/payments.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { findShippingHold } from './steps/find-shipping-hold.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** An order that may be shipped although a part of its payment went back, and why. */
export type OrderRelease = { readonly orderId: string; readonly note: string }

/**
 * Staff let an order be shipped although a part of its payment was refunded, for example because an item is left out
 * (SAFE-04). A later refund holds it again. Throws `not-permitted`, `proof-required`, `not-found`, and
 * `move-not-allowed` when something else holds it, or nothing.
 */
export async function releaseOrder(
  { database, now }: Dependencies,
  actor: StaffActor,
  { orderId, note }: OrderRelease,
): Promise<void> {
  requirePermission(actor, 'orders:refund')
  await database.queries.transaction().execute(async (queries) => {
    const order = await lockOrder(queries, orderId)
    if (order === null) throw new AppError('not-found')
    const hold = await findShippingHold(queries, orderId)
    if (hold !== 'partly-refunded')
      throw new AppError('move-not-allowed', {
        ...(hold !== null && { hold }),
      })
    for (const { paymentId, usedFor, ledger } of await findOrderPayments(queries, orderId)) {
      if (usedFor !== 'ORDER') continue
      const returned = returnedElsewhere(ledger, await sumPartialRefunds(queries, paymentId))
      await releasePayment(queries, paymentId, returned)
    }
    const { orderStatus: status } = order
    const at = now()
    await addOrderEvent(queries, { orderId, status, at, actor, note, cause: { code: 'released' } })
    const change = { action: 'order.release', subject: 'order', subjectId: orderId, after: { note }, at }
    await recordChange(queries, actor, change)
  })
}
