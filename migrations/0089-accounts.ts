import { sql, type Kysely } from 'kysely'

/**
 * Accounts of those who buy on credit, and their ledger. Entries and allotments are added and never changed: what was wrong is taken
 * back by a reversal. Amounts are whole paise; an entry above zero is a bill, one below a credit.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table accounts (
    id uuid primary key,
    holder_kind text not null check (holder_kind in ('partner', 'firm')),
    holder_id text not null,
    credit_limit bigint not null check (credit_limit >= 0),
    days integer not null check (days between 0 and 365),
    checked_at text not null check (checked_at in ('ordering', 'packing', 'invoice')),
    is_open boolean not null,
    revision integer not null default 0,
    opened_at timestamptz not null,
    unique (holder_kind, holder_id)
  )`,
  // Whoever sends an entry makes its id, so that a repeat is known by its digest.
  `create table account_entries (
    id uuid primary key,
    account_id uuid not null references accounts (id),
    sequence bigint generated always as identity,
    kind text not null check (kind in
      ('opening', 'invoice', 'charge', 'refund', 'receipt', 'credit-note', 'write-off', 'reversal')),
    amount bigint not null check (amount <> 0),
    day date not null,
    due_day date,
    method text check (method in ('CASH', 'UPI', 'BANK', 'CHEQUE', 'CARD')),
    reference text,
    bank text,
    cheque_day date,
    document text unique,
    order_id uuid,
    reverses uuid unique references account_entries (id),
    note text,
    digest text not null,
    entered_by text not null,
    at timestamptz not null,
    check ((amount > 0) = (due_day is not null)),
    check (kind not in ('invoice', 'charge', 'refund') or amount > 0),
    check (kind not in ('receipt', 'credit-note', 'write-off') or amount < 0),
    check ((kind = 'reversal') = (reverses is not null)),
    check (kind <> 'receipt' or method is not null)
  )`,
  `create index account_entries_account on account_entries (account_id, sequence)`,
  `create index account_entries_order on account_entries (order_id) where order_id is not null`,
  `create index account_entries_cash on account_entries (at) where method is not null`,
  // An amount below zero takes back what was allotted before.
  `create table account_allotments (
    sequence bigint generated always as identity primary key,
    account_id uuid not null references accounts (id),
    bill_id uuid not null references account_entries (id),
    credit_id uuid not null references account_entries (id),
    amount bigint not null check (amount <> 0),
    allotted_by text not null,
    at timestamptz not null
  )`,
  `create index account_allotments_bill on account_allotments (bill_id)`,
  `create index account_allotments_credit on account_allotments (credit_id)`,
  `create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin raise exception 'the ledger of accounts is only added to'; end $$`,
  ...['account_entries', 'account_allotments'].map(
    (table) => `create trigger ${table}_stay before update or delete on ${table}
      for each row execute function refuse_ledger_change()`,
  ),
]
