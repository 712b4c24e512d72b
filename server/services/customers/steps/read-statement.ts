import { commissionEntries, type CommissionStatement } from '#domain/customers/commission.ts'
import type { Paise } from '#domain/money/paise.ts'
import { istMonth } from '#domain/time/ist-month.ts'
import { findCommissionOrders } from '../../../db/customers/commission-orders.ts'
import type { Queries } from '../../../db/database.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { readPartsOf } from '../../../db/orders/parts.ts'

/** The sum has all entries; so many of them are listed, the latest. */
const MOST_LISTED = 3_000
const BATCH = 200

/** A partner and a month in India, such as `2026-11`. */
export type StatementRequest = { readonly uid: string; readonly month: string }

/** The commission of a partner in a month, out of what arrived and what came back in it. */
export async function readStatement(
  queries: Queries,
  { uid, month }: StatementRequest,
): Promise<CommissionStatement> {
  const { from, before } = istMonth(month)
  const ids = await findCommissionOrders(queries, { uid, from, before })
  const entries: CommissionStatement['entries'][number][] = []
  for (let start = 0; start < ids.length; start += BATCH) {
    const orders = await findOrders(queries, { orderIds: ids.slice(start, start + BATCH) })
    const parts = await readPartsOf(queries, orders)
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
    total: inMonth.reduce((sum, { amount }) => sum + amount, 0) as Paise,
  }
}
