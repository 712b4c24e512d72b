import { sql, type Kysely } from 'kysely'

/**
 * Orders on account: whose account they are billed to, days that it was given then, day on which their invoice is due, and why staff
 * let one pass above the limit.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    add column account_id uuid references accounts (id),
    add column credit_days integer check (credit_days between 0 and 365),
    add column due_day text check (due_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    add column credit_pass text,
    add constraint orders_on_account check ((account_id is null) = (credit_days is null))`.execute(database)
  await sql`create index orders_account on orders (account_id) where account_id is not null`.execute(database)
}
