import type { Paise } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { StockPlace } from '#domain/stock/stock.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { readCashLimit, readNamedFrom } from '../../db/orders/receipts.ts'
import { listPlaces } from '../../db/stock/stock-places.ts'

type Terms = {
  readonly places: readonly StockPlace[]
  readonly cashLimit: Paise | null
  readonly namedFrom: Paise | null
}

/** Reads where the counter may take goods from, and what the law says of its bills today (COUNTER-01). Throws `not-permitted`. */
export async function readCounterTerms(
  { database: { queries }, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
): Promise<Terms> {
  requirePermission(actor, 'counter:sell')
  const day = istDay(now())
  return {
    places: await listPlaces(queries),
    cashLimit: await readCashLimit(queries, day),
    namedFrom: await readNamedFrom(queries, day),
  }
}
