import { type CommissionStatement, commissionEntries } from '#domain/customers/commission.ts'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { sum } from '#domain/money/paise.ts'
import { istMonth } from '#domain/time/ist-month.ts'
import { findCustomer } from '../../db/customers/account-status.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findCommissionOrders } from '../../db/customers/commission-orders.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { readFulfilmentProgressOf } from '../../db/orders/fulfilment-progress.ts'

type Dependencies = { readonly database: Database }

/** The commission of any partner in a month (DESK-06). Throws `not-permitted` and `not-found`. */
export async function readCommission(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  which: StatementRequest,
): Promise<CommissionStatement> {
  requirePermission(actor, 'customers:commission')
  if ((await findCustomer(queries, which.uid)) === null) throw new AppError('not-found')
  return readStatement(queries, which)
}

/** A partner's own commission in a month. Throws `not-found` while they are not active: no one else learns of commission. */
export async function readOwnCommission(
  { database }: Dependencies,
  { uid, active }: Partner,
  month: string,
): Promise<CommissionStatement> {
  if (!active) throw new AppError('not-found')
  return readStatement(database.queries, { uid, month })
}

/** Number of entries that are listed, the latest; the sum has all of them. */
const MOST_LISTED = 3_000
const BATCH = 200

/** A partner and a month in India, such as `2026-11`. */
export type StatementRequest = { readonly uid: string; readonly month: string }

/** The commission of a partner in a month, out of what arrived and what came back in it. */
async function readStatement(
  queries: Queries,
  { uid, month }: StatementRequest,
): Promise<CommissionStatement> {
  const { from, before } = istMonth(month)
  const ids = await findCommissionOrders(queries, { uid, from, before })
  const entries: CommissionStatement['entries'][number][] = []
  for (let start = 0; start < ids.length; start += BATCH) {
    const orders = await findOrders(queries, { orderIds: ids.slice(start, start + BATCH) })
    const parts = await readFulfilmentProgressOf(queries, orders)
    for (const { orderId, orderNumber } of orders) {
      const own = parts.get(orderId)
      if (own !== undefined) entries.push(...commissionEntries({ orderId, orderNumber }, own))
    }
  }
  const inMonth = entries
    .filter(({ at }) => at >= from.toISOString() && at < before.toISOString())
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return {
    month,
    entries: inMonth.slice(-MOST_LISTED),
    unlisted: Math.max(0, inMonth.length - MOST_LISTED),
    total: sum(inMonth.map(({ amount }) => amount)),
  }
}
