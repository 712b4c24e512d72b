import { sql, type Kysely } from 'kysely'

/**
 * Money that drivers take on account at a stop: which receipts of the ledger they are, on which trip, and with which hand-in the cash
 * was counted. The number is what the customer is told.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table door_receipts (
    receipt_id uuid primary key references account_entries (id),
    number bigint generated always as identity unique,
    trip_id uuid not null references trips (id),
    stop_id uuid not null references trip_stops (id),
    order_id uuid not null references orders (order_id),
    hand_in_id uuid references cash_hand_ins (id)
  )`,
  `create index door_receipts_trip on door_receipts (trip_id)`,
  `create index door_receipts_order on door_receipts (order_id)`,
  `create index door_receipts_with_drivers on door_receipts (trip_id) where hand_in_id is null`,
]
