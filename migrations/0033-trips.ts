import { sql, type Kysely } from 'kysely'

/**
 * Trips: a vehicle with a driver on a day, and the parts of orders that it carries, in the order in which they are delivered. What
 * was received on a trip names it, so that the driver can be asked for it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // the driver's name is kept as it was: who has left the staff is still who drove
  `create table trips (
    id uuid primary key,
    day date not null,
    vehicle text not null,
    capacity_kg integer not null check (capacity_kg > 0),
    driver_uid uuid references partners (uid) on delete set null,
    driver_name text,
    status text not null check (status in ('PLANNED', 'ON_THE_ROAD', 'CLOSED')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    started_at timestamptz,
    closed_at timestamptz
  )`,
  `create index trips_open on trips (day) where status <> 'CLOSED'`,
  `create index trips_day on trips (day)`,
  `create index trips_driver on trips (driver_uid, day)`,
  // report_key is the driver's idempotency key; a stop that the office closed has an outcome without one
  `create table trip_stops (
    id uuid primary key,
    trip_id uuid not null references trips (id),
    order_id uuid not null references orders (order_id),
    fulfilment_id uuid not null references fulfilments (id),
    position integer not null,
    outcome text check (outcome in ('DELIVERED', 'PART', 'REFUSED', 'NOT_TODAY')),
    reason text,
    report_key uuid,
    tapped_at timestamptz,
    reported_at timestamptz,
    picture text
  )`,
  `create index trip_stops_trip on trip_stops (trip_id, position)`,
  `create index trip_stops_order on trip_stops (order_id)`,
  `create index trip_stops_picture on trip_stops (reported_at) where picture is not null`,
  // a shipment is on one trip at a time
  `create unique index trip_stops_open on trip_stops (fulfilment_id) where outcome is null`,

  `alter table receipts add column trip_id uuid references trips (id)`,
  `create index receipts_trip on receipts (trip_id) where trip_id is not null`,
]
