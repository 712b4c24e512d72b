import { sql, type Kysely } from 'kysely'

/**
 * The life of an order: its order number, payments and refunds, notifications, tax documents, and legal limits by the day
 * from which they hold. Amounts are whole paise.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table orders add column order_number text, add column buyer_gstin text`,
  // earlier orders take theirs from the id, which is random
  `update orders set order_number = substr(order_id::text, 1, 8)`,
  `alter table orders alter column order_number set not null`,
  `alter table orders add constraint orders_order_number unique (order_number)`,

  // Legal limits and rates: the one in force on a day is the newest that is valid by then.
  `create table dated_settings (
    name text not null,
    valid_from date not null,
    value jsonb not null,
    source text not null,
    primary key (name, valid_from)
  )`,
  `insert into dated_settings (name, valid_from, value, source) values
    ('cash-limit', '2017-04-01', '20000000', 'Income-tax Act 1961, section 269ST; 2025, section 186: below 2,00,000 rupees a day')`,

  // The total of a customer's cash orders of a day. The row holds the limit it was written under, so that the constraint
  // refuses an order that reaches it, concurrent ones included.
  `create table cash_days (
    user_id uuid not null references partners (uid),
    day date not null,
    amount bigint not null check (amount >= 0),
    below bigint not null,
    primary key (user_id, day),
    constraint cash_limit check (amount < below)
  )`,

  // The payment provider's order for one of ours. next_check_at is the next reconciliation; null after the last one.
  `create table payment_orders (
    provider_order_id text primary key,
    order_id uuid not null unique references orders (order_id),
    provider text not null,
    amount bigint not null,
    currency text not null,
    created_at timestamptz not null,
    checks integer not null default 0,
    next_check_at timestamptz
  )`,
  `create index payment_orders_due on payment_orders (next_check_at) where next_check_at is not null`,

  // Captured payments. Each pays its order or is refunded; 'ORDER' at most once for an order.
  `create table payments (
    payment_id text primary key,
    provider_order_id text not null references payment_orders (provider_order_id),
    order_id uuid not null references orders (order_id),
    amount bigint not null,
    currency text not null,
    method text,
    used_for text not null check (used_for in ('ORDER', 'REFUND')),
    received_at timestamptz not null
  )`,
  `create unique index payments_one_an_order on payments (order_id) where used_for = 'ORDER'`,
  `create table refunds (
    payment_id text primary key references payments (payment_id),
    order_id uuid not null references orders (order_id),
    refund_key uuid not null unique,
    amount bigint not null,
    reason text not null,
    state text not null check (state in ('DUE', 'DONE')),
    provider_refund_id text unique,
    requested_at timestamptz not null,
    done_at timestamptz,
    tries integer not null default 0,
    next_try_at timestamptz not null,
    last_fault text
  )`,
  `create index refunds_due on refunds (next_try_at) where state = 'DUE'`,
  `create index refunds_order on refunds (order_id)`,

  // The customer's notifications, one for each status. SENDING outlives a crash and is not sent again: a duplicate is worse
  // than a gap.
  `create table order_messages (
    order_id uuid not null references orders (order_id),
    status text not null,
    state text not null check (state in ('DUE', 'SENDING', 'SENT', 'FAILED')),
    tries integer not null default 0,
    next_try_at timestamptz not null,
    told_at timestamptz,
    primary key (order_id, status)
  )`,
  `create index order_messages_due on order_messages (next_try_at) where state = 'DUE'`,

  // Tax documents, frozen. The transaction that issues a document allocates its number, so that the series has no gaps.
  `create table document_series (
    series text not null,
    financial_year text not null,
    last_serial integer not null,
    primary key (series, financial_year)
  )`,
  `create table tax_documents (
    number text primary key,
    series text not null,
    financial_year text not null,
    serial integer not null,
    kind text not null check (kind in ('invoice', 'credit-note')),
    order_id uuid not null references orders (order_id),
    issued_at timestamptz not null,
    document jsonb not null,
    unique (series, financial_year, serial),
    unique (order_id, kind)
  )`,
]
