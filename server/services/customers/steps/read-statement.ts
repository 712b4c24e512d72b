import { commissionEntries, type CommissionStatement } from '#domain/customers/commission.ts'
import type { Paise } from '#domain/money/paise.ts'
import { istMonth } from '#domain/time/ist-month.ts'
import { findCommissionOrders } from '../../../db/customers/commission-orders.ts'
import type { Queries } from '../../../db/database.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { readPartsOf } from '../../fulfilments/steps/read-parts.ts'

/** More than the limits of orders let a partner place in a month that is delivered in it. */
const MOST_ORDERS = 3_000
const BATCH = 200

/** A partner and a month in India, such as `2026-11`. */
export type StatementRequest = { readonly uid: string; readonly month: string }

/** The commission of a partner in a month, out of what arrived and what came back in it. */
export async function readStatement(
  queries: Queries,
  { uid, month }: StatementRequest,
): Promise<CommissionStatement> {
  const { from, before } = istMonth(month)
  const ids = await findCommissionOrders(queries, { uid, from, before, limit: MOST_ORDERS })
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
    entries: inMonth,
    total: inMonth.reduce((sum, { amount }) => sum + amount, 0) as Paise,
  }
}
