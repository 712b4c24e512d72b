import { sql } from 'kysely'
import type { DayLoad } from '#domain/delivery/load.ts'
import type { OrderPromise } from '#domain/delivery/order-promise.ts'
import type { DayCapacity } from '#domain/delivery/plan.ts'
import type { Queries } from '../database.ts'

/** Capacity that an order has taken of the days of an area. */
export type TakenDays = { readonly area: string; readonly days: readonly DayLoad[] }

/** Finds the promised loads of the days of an area, or of all areas, from a day on. */
export async function findDayLoads(
  queries: Queries,
  { area, from }: { readonly area?: string; readonly from: string },
): Promise<(DayLoad & { readonly area: string })[]> {
  let query = queries
    .selectFrom('delivery_days')
    .select(['area', 'day', 'kilograms', 'trips'])
    .where('day', '>=', from)
  if (area !== undefined) query = query.where('area', '=', area)
  return query.orderBy('day').orderBy('area').execute()
}

/** Releases what a locked order took of its days; nothing when it took none or has released it. */
export async function releaseDays(queries: Queries, orderId: string): Promise<void> {
  const taken = await findTakenDays(queries, orderId)
  if (taken === null) return
  await queries.updateTable('orders').set({ promised_loads: null }).where('order_id', '=', orderId).execute()
  await subtractLoads(queries, taken)
}

/** Leaves a locked order some of its days, which it names the same way, and releases the rest. */
export async function keepDays(
  queries: Queries,
  orderId: string,
  { taken, days }: { readonly taken: TakenDays; readonly days: readonly DayLoad[] },
): Promise<void> {
  const keptOn = new Map(days.map((kept) => [kept.day, kept]))
  const given = taken.days.map(({ day, kilograms, trips }) => {
    const kept = keptOn.get(day) ?? { kilograms: 0, trips: 0 }
    return { day, kilograms: kilograms - kept.kilograms, trips: trips - kept.trips }
  })
  const changed = given.filter(({ kilograms, trips }) => kilograms > 0 || trips > 0)
  if (changed.length === 0) return
  const kept = JSON.stringify({ area: taken.area, days })
  await queries.updateTable('orders').set({ promised_loads: kept }).where('order_id', '=', orderId).execute()
  await subtractLoads(queries, { area: taken.area, days: changed })
}

async function subtractLoads(queries: Queries, { area, days }: TakenDays): Promise<void> {
  // locked by day, like by those who take them: two orders never wait for each other
  await sql`
    with given as (
      select day, kilograms, trips
      from json_to_recordset(${JSON.stringify(days)}::json) as given (day text, kilograms bigint, trips integer)
    ), locked as materialized (
      select day from delivery_days where area = ${area} and day in (select day from given) order by day for update
    )
    update delivery_days as held set kilograms = greatest(0, held.kilograms - given.kilograms),
      trips = greatest(0, held.trips - given.trips)
    from given join locked using (day)
    where held.area = ${area} and held.day = given.day`.execute(queries)
}

/**
 * Locks the promised loads of areas from a day on until the transaction ends, area by area and day by day, in the order of
 * those who place orders: nobody who gives days back and takes other ones can deadlock with them.
 */
export async function lockDays(
  queries: Queries,
  { areas, from }: { readonly areas: readonly string[]; readonly from: string },
): Promise<void> {
  await queries
    .selectFrom('delivery_days')
    .select('day')
    .where('area', 'in', [...areas])
    .where('day', '>=', from)
    .orderBy('area')
    .orderBy('day')
    .forUpdate()
    .execute()
}

/** The area and the days that an order has taken; null when it took none. */
export async function findTakenDays(queries: Queries, orderId: string): Promise<TakenDays | null> {
  const query = queries.selectFrom('orders').select('promised_loads').where('order_id', '=', orderId)
  return ((await query.executeTakeFirst())?.promised_loads ?? null) as TakenDays | null
}

/** The part of each day of an area that an order takes, and the most that a day carries. */
export type Carriage = TakenDays & { readonly capacity: DayCapacity }

/** Writes the promise of a locked order, and the capacity that it takes of which days. */
export async function promiseDays(
  queries: Queries,
  orderId: string,
  { promise, taken: { area, days } }: { readonly promise: OrderPromise; readonly taken: TakenDays },
): Promise<void> {
  await queries
    .updateTable('orders')
    .set({
      promised_day: promise.day,
      promised_slot: promise.slot,
      promised_loads: JSON.stringify({ area, days }),
    })
    .where('order_id', '=', orderId)
    .execute()
}

/**
 * Takes what an order needs of days, and locks them until the transaction ends. Returns false when one of them cannot carry it any
 * more; the transaction has to be given up then, as the others are taken.
 */
export async function takeDays(queries: Queries, { area, days, capacity }: Carriage): Promise<boolean> {
  const { rows } = await sql`
    insert into delivery_days as held (area, day, kilograms, trips, max_kilograms, max_trips)
    select ${area}, taken.day, taken.kilograms, taken.trips, ${capacity.kilograms}::bigint, ${capacity.trips}::integer
    from json_to_recordset(${JSON.stringify(days)}::json) as taken (day text, kilograms bigint, trips integer)
    order by taken.day
    on conflict (area, day) do update set
      kilograms = held.kilograms + excluded.kilograms,
      trips = held.trips + excluded.trips,
      max_kilograms = excluded.max_kilograms,
      max_trips = excluded.max_trips
    where (excluded.max_kilograms is null or held.kilograms + excluded.kilograms <= excluded.max_kilograms)
      and (excluded.max_trips is null or held.trips + excluded.trips <= excluded.max_trips)
    returning held.day`.execute(queries)
  return rows.length === days.length
}
