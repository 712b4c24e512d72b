import { sql, type Kysely } from 'kysely'

/**
 * Where and when the store delivers. `delivery_plan` is one document with a version, so that of two people who change it the
 * second is told. `delivery_days` is what a day of an area has been promised, with the limits of that moment: the database
 * refuses a promise beyond them. An order keeps what it was promised, and what it took of which day until it is cancelled.
 * A process of an earlier release places orders without a promise. Days are those of India, as text such as 2026-11-24.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table delivery_plan (
    only_row boolean primary key default true check (only_row),
    version integer not null,
    plan jsonb not null
  )`,
  `insert into delivery_plan (version, plan) values (0, '{}')`,
  `create table delivery_days (
    area text not null,
    day text not null,
    kilograms bigint not null,
    trips integer not null,
    max_kilograms bigint,
    max_trips integer,
    primary key (area, day),
    constraint delivery_day_kilograms check (max_kilograms is null or kilograms <= max_kilograms),
    constraint delivery_day_trips check (max_trips is null or trips <= max_trips)
  )`,
  `alter table orders add column promised_day text, add column promised_slot text, add column promised_loads jsonb`,
  `create index orders_promised on orders (promised_day)
    where promised_day is not null and order_status not in ('DELIVERED', 'CANCELLED')`,
]
