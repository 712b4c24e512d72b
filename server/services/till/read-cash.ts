import type { CashDay } from '#domain/trips/cash.ts'
import { balanceCash, cashAfter } from '#domain/trips/cash-balance.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay, startOfIstDay } from '#domain/time/ist-day.ts'
import { findAccountMoney } from '../../db/accounts/account-cash.ts'
import type { Database } from '../../db/database.ts'
import { findTillEntries } from '../../db/till/till-entries.ts'
import { findHandIns, findLedger, findTripCash, sumCash, sumCashWithDrivers } from '../../db/trips/cash.ts'
import { DAY_MS } from '#domain/time/durations.ts'

const MAX_TRIPS = 200
const MAX_TILL_ENTRIES = 1_000

/** The cash of a day with its opening and closing balances, today's when none is named, and what drivers still have (DESK-05). Throws `not-permitted`. */
export async function readCash(
  { database: { queries }, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  wantedDay?: string,
): Promise<CashDay> {
  requirePermission(actor, 'cash:read')
  const day = wantedDay ?? istDay(now())
  const from = startOfIstDay(day)
  const before = new Date(from.getTime() + DAY_MS)
  return {
    day,
    withDrivers: await sumCashWithDrivers(queries),
    inTill: cashAfter(await sumCash(queries)).till,
    balances: balanceCash(await sumCash(queries, { before: from }), await sumCash(queries, { from, before })),
    trips: await findTripCash(queries, { day, limit: MAX_TRIPS }),
    handIns: await findHandIns(queries, { from, before, limit: MAX_TILL_ENTRIES }),
    tillEntries: await findTillEntries(queries, { from, before, limit: MAX_TILL_ENTRIES }),
    receipts: await findLedger(queries, { day, limit: MAX_TILL_ENTRIES }),
    accountMoney: await findAccountMoney(queries, { from, before, limit: MAX_TILL_ENTRIES }),
  }
}
