import { sql, type Kysely } from 'kysely'

/**
 * Money that is paid online into accounts of credit: what was started at the provider, and which of its payments paid what. A payment
 * into an account is a receipt of its ledger with the method ONLINE, which nobody enters by hand.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table account_entries
    drop constraint account_entries_method_check,
    add constraint account_entries_method_check check (method in ('CASH', 'UPI', 'BANK', 'CHEQUE', 'CARD', 'ONLINE'))`,
  `create table account_payment_orders (
    provider_order_id text primary key,
    account_id uuid not null references accounts (id),
    provider text not null,
    amount bigint not null check (amount > 0),
    currency text not null,
    created_at timestamptz not null,
    checks integer not null default 0,
    next_check_at timestamptz
  )`,
  `create index account_payment_orders_due on account_payment_orders (next_check_at) where next_check_at is not null`,
  `create index account_payment_orders_account on account_payment_orders (account_id, created_at desc)`,
  `alter table payments
    add column account_id uuid references accounts (id),
    drop constraint payments_used_for_check,
    add constraint payments_used_for_check check (used_for in ('ORDER', 'ACCOUNT', 'REFUND', 'UNKNOWN', 'FOREIGN'))`,
  `create index payments_account on payments (account_id) where account_id is not null`,
]
