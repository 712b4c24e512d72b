import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findCounterSales } from '../../db/orders/counter-sales.ts'
import { showSales, type ShownSale } from './steps/counter-receipts.ts'

const MAX_SALES = 20

/** Lists the latest sales at the counter, or the one with the number of a bill or an order (COUNTER-03). Throws `not-permitted`. */
export async function listCounterSales(
  { database: { queries } }: { readonly database: Database },
  actor: StaffActor,
  typed: string,
): Promise<ShownSale[]> {
  requirePermission(actor, 'counter:sell')
  const number = typed.trim() === '' ? null : typed.trim()
  return showSales(queries, await findCounterSales(queries, { number, limit: MAX_SALES }))
}
