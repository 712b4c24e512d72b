import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { setCreditPass } from '../../db/accounts/account-orders.ts'
import type { Database } from '../../db/database.ts'
import { updateOrder } from '../../db/orders/orders.ts'
import { recordCreditPass } from '../accounts/steps/credit-of-order.ts'
import { lockForStaff, type SeenOrder } from './steps/lock-for-staff.ts'

/**
 * Staff let one order pass above the limit of its account, for a reason (CREDIT-01). Throws `not-permitted`, `not-found`,
 * `edit-conflict`, and `no-credit` for an order that is not on account.
 */
export async function passCredit(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  { reason, ...seen }: SeenOrder & { readonly reason: string },
): Promise<void> {
  requirePermission(actor, 'credit:exceed')
  await database.queries.transaction().execute(async (queries) => {
    const order = await lockForStaff(queries, seen)
    if (order.account === undefined) throw new AppError('no-credit')
    const at = now()
    await setCreditPass(queries, order.orderId, reason)
    await updateOrder(queries, { orderId: order.orderId }, { updatedAt: at })
    await recordCreditPass(queries, { reason, actor }, { order, at })
  })
}
