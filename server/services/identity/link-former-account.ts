import { MAX_ADDRESSES } from '#domain/addresses/address.ts'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { isSetAside, lockAccountOf, takeOver } from '../../db/identity/former-accounts.ts'
import { findPartner } from '../../db/identity/partners.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Staff, who have made sure whose it is, give the account that a number has now everything of an account set aside, which they
 * name by one of its orders. Throws `not-permitted`, `proof-required`, and `not-found` when the order's account is in use or the number has none.
 */
export async function linkFormerAccount(
  { database, now }: Dependencies,
  actor: StaffActor,
  { orderId, phone }: { readonly orderId: string; readonly phone: Phone },
): Promise<Partner> {
  requirePermission(actor, 'customers:link')
  return database.queries.transaction().execute(async (queries) => {
    const [order] = await findOrders(queries, { orderId })
    const account = await lockAccountOf(queries, phone)
    if (order === undefined || account === null || !(await isSetAside(queries, order.userId)))
      throw new AppError('not-found')
    await takeOver(queries, account.uid, { formerUid: order.userId, mostAddresses: MAX_ADDRESSES })
    await recordChange(queries, actor, {
      action: 'account.link',
      subject: 'order',
      subjectId: orderId,
      before: { userId: order.userId },
      after: { userId: account.uid },
      at: now(),
    })
    return findPartner(queries, account.uid)
  })
}
