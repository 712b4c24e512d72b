import { sql } from 'kysely'
import type { TripFacts, TripStatus } from '#domain/trips/trip.ts'
import type { Queries } from '../database.ts'

/** Filter of trips; every given field narrows the list. */
export type TripFilter = {
  readonly id?: string
  readonly driverUid?: string
  readonly statuses?: readonly TripStatus[]
  /** Trips that have not ended, and those of this day. */
  readonly openOrDay?: string
  readonly limit: number
}

/** Trips without their stops, the latest day first. */
export async function findTrips(queries: Queries, filter: TripFilter): Promise<TripFacts[]> {
  let query = tripsOf(queries)
  if (filter.id !== undefined) query = query.where('id', '=', filter.id)
  if (filter.driverUid !== undefined) query = query.where('driver_uid', '=', filter.driverUid)
  if (filter.statuses !== undefined) query = query.where('status', 'in', [...filter.statuses])
  if (filter.openOrDay !== undefined) {
    const { openOrDay } = filter
    query = query.where((is) => is.or([is('status', '<>', 'CLOSED'), sql<boolean>`day = ${openOrDay}::date`]))
  }
  const rows = await query
    .orderBy('trips.day', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(filter.limit)
    .execute()
  return rows.map(tripFromRow)
}

/** A trip, locked until the transaction ends: whoever changes it or its stops holds this lock. Null when there is none. */
export async function lockTrip(queries: Queries, id: string): Promise<TripFacts | null> {
  const row = await tripsOf(queries).where('id', '=', id).forUpdate().executeTakeFirst()
  return row === undefined ? null : tripFromRow(row)
}

function tripsOf(queries: Queries) {
  return queries
    .selectFrom('trips')
    .select([
      'id',
      'vehicle',
      'capacity_kg',
      'driver_uid',
      'driver_name',
      'status',
      'updated_at',
      'started_at',
      'closed_at',
    ])
    .select(sql<string>`to_char(trips.day, 'YYYY-MM-DD')`.as('shown_day'))
}

type TripRow = Awaited<ReturnType<ReturnType<typeof tripsOf>['executeTakeFirstOrThrow']>>

function tripFromRow(row: TripRow): TripFacts {
  return {
    id: row.id,
    day: row.shown_day,
    vehicle: row.vehicle,
    capacityKg: row.capacity_kg,
    driver: row.driver_name === null ? null : { uid: row.driver_uid, name: row.driver_name },
    status: row.status,
    updatedAt: row.updated_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
  }
}

/** Parts of a trip that the manager decides. */
export type TripPlan = Pick<TripFacts, 'day' | 'vehicle' | 'capacityKg'> & {
  readonly driver: { readonly uid: string; readonly name: string } | null
}

/** Adds a planned trip, or changes it. */
export async function saveTrip(
  queries: Queries,
  id: string,
  { day, vehicle, capacityKg, driver, at }: TripPlan & { readonly at: Date },
): Promise<void> {
  const plan = {
    day,
    vehicle,
    capacity_kg: capacityKg,
    driver_uid: driver?.uid ?? null,
    driver_name: driver?.name ?? null,
    updated_at: at,
  }
  await queries
    .insertInto('trips')
    .values({ id, status: 'PLANNED', created_at: at, ...plan })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(plan))
    .execute()
}

/** Moves a locked trip to another status. */
export async function moveTrip(
  queries: Queries,
  id: string,
  { status, at }: { readonly status: TripStatus; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('trips')
    .set({
      status,
      updated_at: at,
      ...(status === 'ON_THE_ROAD' && { started_at: at }),
      ...(status === 'CLOSED' && { closed_at: at }),
    })
    .where('id', '=', id)
    .execute()
}

/** Marks a locked trip as changed. */
export async function touchTrip(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.updateTable('trips').set({ updated_at: at }).where('id', '=', id).execute()
}

/** Deletes a locked trip that never started. */
export async function deleteTrip(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('trip_stops').where('trip_id', '=', id).execute()
  await queries.deleteFrom('trips').where('id', '=', id).execute()
}

/** The vehicles of the latest trips with what they carry, each once. */
export async function findVehicles(
  queries: Queries,
  limit: number,
): Promise<{ vehicle: string; capacityKg: number }[]> {
  const { rows } = await sql<{ vehicle: string; capacityKg: number }>`
    select vehicle, capacity_kg as "capacityKg" from (
      select distinct on (vehicle) vehicle, capacity_kg, created_at
      from (select vehicle, capacity_kg, created_at from trips order by created_at desc limit 500) as latest
      order by vehicle, created_at desc
    ) as each_once order by created_at desc limit ${limit}`.execute(queries)
  return rows
}
