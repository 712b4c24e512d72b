import { sql } from 'kysely'
import type { CashSums } from '#domain/trips/cash-balance.ts'
import type { HandIn, LedgerEntry, TripCash } from '#domain/trips/cash.ts'
import { toPaise, sum, type Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'
import { doorMoney, findOutstandingOnAccount, handInDoorReceipts } from './door-receipts.ts'

/** Money that drivers received, on delivery and on account. */
const moneyOnTrips = sql`(
  select trip_id, hand_in_id, method, amount from receipts where trip_id is not null
  union all select trip_id, hand_in_id, method, amount from ${doorMoney} as door
)`

/** Sums the cash that drivers have received and not handed in. */
export async function sumCashWithDrivers(queries: Queries): Promise<Paise> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(amount), 0)::bigint as total from ${moneyOnTrips} as carried
    where hand_in_id is null and method = 'CASH'`.execute(queries)
  return toPaise(rows[0]?.total ?? 0)
}

/** The cash that moved from an instant on, or from the beginning, and before another one, or until now. */
export async function sumCash(
  queries: Queries,
  { from, before }: { readonly from?: Date; readonly before?: Date } = {},
): Promise<CashSums> {
  const within = (column: string) => {
    const ended =
      before === undefined ? sql`true` : sql`${sql.ref(column)} < ${before.toISOString()}::timestamptz`
    return from === undefined
      ? ended
      : sql`${ended} and ${sql.ref(column)} >= ${from.toISOString()}::timestamptz`
  }
  const { rows } = await sql<CashSums>`
    select received.at_counter as "atCounter", received.on_trips as "onTrips",
      handed_in.expected, handed_in.counted, returned.refunded,
      entered.put_in as "putIn", entered.taken_out as "takenOut", entered.over, entered.short
    from (
      select (coalesce(sum(amount) filter (where trip_id is null), 0) + (
          select coalesce(-sum(amount), 0) from account_entries where method = 'CASH' and ${within('at')}
        ) - max(door.total))::bigint as at_counter,
        (coalesce(sum(amount) filter (where trip_id is not null), 0) + max(door.total))::bigint as on_trips
      from (
        select coalesce(sum(amount), 0) as total from ${doorMoney} as taken where method = 'CASH' and ${within('at')}
      ) as door left join receipts on method = 'CASH' and ${within('received_at')}
    ) as received, (
      select coalesce(sum(expected), 0)::bigint as expected, coalesce(sum(counted), 0)::bigint as counted
      from cash_hand_ins where ${within('at')}
    ) as handed_in, (
      select coalesce(sum(given_back), 0)::bigint as refunded
      from order_changes where method = 'CASH' and ${within('at')}
    ) as returned, (
      select coalesce(sum(amount) filter (where kind = 'put-in'), 0)::bigint as put_in,
        coalesce(sum(amount) filter (where kind = 'taken-out'), 0)::bigint as taken_out,
        coalesce(sum(greatest(amount - expected, 0)) filter (where kind = 'counted'), 0)::bigint as over,
        coalesce(sum(greatest(expected - amount, 0)) filter (where kind = 'counted'), 0)::bigint as short
      from till_entries where ${within('at')}
    ) as entered`.execute(queries)
  const [sums] = rows
  if (sums === undefined) throw new Error('a sum has a row')
  return sums
}

/** The trips of a day on which something was received, and those whose driver still has cash, the latest first. */
export async function findTripCash(
  queries: Queries,
  { day, limit }: { readonly day: string; readonly limit: number },
): Promise<TripCash[]> {
  const { rows } = await sql<TripCash>`
    select trips.id as "tripId", to_char(trips.day, 'YYYY-MM-DD') as day, vehicle,
      coalesce(driver_name, '–') as driver, trips.status,
      coalesce(sum(amount) filter (where method = 'CASH'), 0)::bigint as cash,
      coalesce(sum(amount) filter (where method = 'UPI'), 0)::bigint as upi,
      coalesce(sum(amount) filter (where method = 'CHEQUE'), 0)::bigint as cheques,
      coalesce(sum(amount) filter (where method = 'CASH' and hand_in_id is null), 0)::bigint as "toHandIn"
    from trips join ${moneyOnTrips} as carried on carried.trip_id = trips.id
    where trips.day = ${day}::date or trips.id in (
      select trip_id from ${moneyOnTrips} as held where hand_in_id is null and method = 'CASH'
      group by trip_id having sum(amount) <> 0)
    group by trips.id order by trips.day desc, trips.created_at limit ${limit}`.execute(queries)
  return rows
}

/** The hand-ins of a period, the latest first. */
export async function findHandIns(
  queries: Queries,
  { from, before, limit }: { readonly from: Date; readonly before: Date; readonly limit: number },
): Promise<HandIn[]> {
  const rows = await queries
    .selectFrom('cash_hand_ins')
    .innerJoin('trips', 'trips.id', 'cash_hand_ins.trip_id')
    .select([
      'cash_hand_ins.id',
      'at',
      'vehicle',
      'cash_hand_ins.driver_name',
      'expected',
      'counted',
      'note',
      'counted_by',
    ])
    .select(sql<string>`to_char(trips.day, 'YYYY-MM-DD')`.as('trip_day'))
    .where('at', '>=', from)
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    tripDay: row.trip_day,
    vehicle: row.vehicle,
    driver: row.driver_name,
    expected: toPaise(row.expected),
    counted: toPaise(row.counted),
    note: row.note,
    countedBy: row.counted_by,
  }))
}

/** Finds the receipts of a day (`2026-11-20`), the latest first. */
export async function findLedger(
  queries: Queries,
  { day, limit }: { readonly day: string; readonly limit: number },
): Promise<LedgerEntry[]> {
  const rows = await queries
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.order_id', 'receipts.order_id')
    .leftJoin('trips', 'trips.id', 'receipts.trip_id')
    .select([
      'received_at',
      'receipts.order_id',
      'order_number',
      'method',
      'amount',
      'driver_name',
      'trip_id',
      'hand_in_id',
    ])
    .where(sql<boolean>`receipts.day = ${day}::date`)
    .orderBy('received_at', 'desc')
    .orderBy('order_number')
    .orderBy('method')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    at: row.received_at.toISOString(),
    orderId: row.order_id,
    orderNumber: row.order_number,
    method: row.method,
    amount: toPaise(row.amount),
    driver: row.trip_id === null ? null : (row.driver_name ?? '–'),
    isHandedIn: row.hand_in_id !== null,
  }))
}

type NewHandIn = {
  readonly id: string
  readonly tripId: string
  readonly driver: string
  readonly expected: Paise
  readonly counted: Paise
  readonly note: string | null
  readonly countedBy: string
  readonly at: Date
}

/** Cash of a locked trip that was not handed in: receipts on delivery, those on account, and what they come to. */
type OutstandingCash = {
  readonly receiptIds: readonly string[]
  readonly doorReceiptIds: readonly string[]
  readonly total: Paise
}

/** Finds the cash of a locked trip that was not handed in. */
export async function findOutstanding(queries: Queries, tripId: string): Promise<OutstandingCash> {
  const rows = await queries
    .selectFrom('receipts')
    .select(['id', 'amount'])
    .where('trip_id', '=', tripId)
    .where('hand_in_id', 'is', null)
    .where('method', '=', 'CASH')
    .forUpdate()
    .execute()
  const onAccount = await findOutstandingOnAccount(queries, tripId)
  return {
    receiptIds: rows.map(({ id }) => id),
    doorReceiptIds: onAccount.map(({ id }) => id),
    total: sum([...rows, ...onAccount].map(({ amount }) => toPaise(amount))),
  }
}

/** Records a hand-in of what was outstanding. */
export async function addHandIn(
  queries: Queries,
  { id, tripId, driver, expected, counted, note, countedBy, at }: NewHandIn,
  { receiptIds, doorReceiptIds }: OutstandingCash,
): Promise<void> {
  await queries
    .insertInto('cash_hand_ins')
    .values({ id, trip_id: tripId, driver_name: driver, expected, counted, note, counted_by: countedBy, at })
    .execute()
  await handInDoorReceipts(queries, doorReceiptIds, id)
  if (receiptIds.length === 0) return
  await queries
    .updateTable('receipts')
    .set({ hand_in_id: id })
    .where('id', 'in', [...receiptIds])
    .execute()
}
