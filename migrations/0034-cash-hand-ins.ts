import { sql, type Kysely } from 'kysely'

/**
 * Cash that drivers hand in: what was received on their trips, and what was counted. A receipt belongs to the hand-in that it was
 * counted with; until then its driver has the money. Amounts are whole paise.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // a difference is never without a word about it
  `create table cash_hand_ins (
    id uuid primary key,
    trip_id uuid not null references trips (id),
    driver_name text not null,
    expected bigint not null check (expected > 0),
    counted bigint not null check (counted >= 0),
    note text,
    counted_by text not null,
    at timestamptz not null,
    check (counted = expected or note is not null)
  )`,
  `create index cash_hand_ins_at on cash_hand_ins (at)`,
  `create index cash_hand_ins_trip on cash_hand_ins (trip_id)`,
  `alter table receipts add column hand_in_id uuid references cash_hand_ins (id)`,
  `create index receipts_with_drivers on receipts (trip_id)
    where trip_id is not null and hand_in_id is null and method = 'CASH'`,
  `create index receipts_day on receipts (day)`,
]
