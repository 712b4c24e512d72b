import { sql, type Kysely } from 'kysely'

/**
 * Orders in parts: fulfilments with lines and quantities, what was cancelled or returned of an order, several credit notes and
 * several refunds. An order has one invoice still, for all that it held when its first part left. Amounts are whole paise.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // RETURNED: it came back undelivered, and its lines are to be sent again or cancelled
  `create table fulfilments (
    id uuid primary key,
    order_id uuid not null references orders (order_id),
    number integer not null,
    status text not null check (status in ('SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED')),
    note text,
    shipped_at timestamptz not null,
    updated_at timestamptz not null,
    delivered_at timestamptz,
    unique (order_id, number)
  )`,
  `create index fulfilments_open on fulfilments (status) where status in ('SHIPPED', 'OUT_FOR_DELIVERY')`,
  `create table fulfilment_lines (
    fulfilment_id uuid not null references fulfilments (id),
    line integer not null,
    quantity integer not null check (quantity > 0),
    primary key (fulfilment_id, line)
  )`,

  // What an order lost: lines that were cancelled (before its invoice they leave the order itself) or returned, and what the
  // customer got back for them.
  `create table order_changes (
    id uuid primary key,
    sequence bigint generated always as identity,
    order_id uuid not null references orders (order_id),
    kind text not null check (kind in ('CANCEL', 'RETURN', 'REFUND')),
    is_invoiced boolean not null,
    reason text not null,
    actor text not null,
    at timestamptz not null,
    amount bigint not null check (amount >= 0),
    given_back bigint not null check (given_back >= 0),
    method text check (method in ('ONLINE', 'CASH', 'UPI')),
    credit_note text references tax_documents (number)
  )`,
  `create index order_changes_order on order_changes (order_id, sequence)`,
  `create index order_changes_at on order_changes (at)`,
  `create table order_change_lines (
    change_id uuid not null references order_changes (id),
    line integer not null,
    quantity integer not null check (quantity > 0),
    primary key (change_id, line)
  )`,
  // a line may be cancelled whole before the invoice
  `alter table order_items drop constraint order_items_quantity_check,
    add constraint order_items_quantity_check check (quantity >= 0)`,

  `alter table tax_documents drop constraint tax_documents_order_id_kind_key`,
  `create unique index tax_documents_one_invoice on tax_documents (order_id) where kind = 'invoice'`,
  `create index tax_documents_order on tax_documents (order_id)`,
  `create index tax_documents_issued on tax_documents (issued_at)`,

  // Returns of a part of a payment; the table refunds holds those of a whole one. The provider sends the money once for a key.
  `create table part_refunds (
    id uuid primary key,
    refund_key uuid not null unique,
    payment_id text not null references payments (payment_id),
    order_id uuid not null references orders (order_id),
    amount bigint not null check (amount > 0),
    reason text not null,
    state text not null check (state in ('DUE', 'DONE', 'REFUSED', 'SUPERSEDED')),
    by_hand boolean not null default false,
    requested_at timestamptz not null,
    done_at timestamptz,
    tries integer not null default 0,
    next_try_at timestamptz not null,
    last_fault text
  )`,
  `create index part_refunds_due on part_refunds (next_try_at) where state = 'DUE'`,
  `create index part_refunds_refused on part_refunds (payment_id) where state = 'REFUSED'`,
  `create index part_refunds_payment on part_refunds (payment_id)`,

  // a cash order that comes in parts is paid in parts
  `alter table receipts drop constraint receipts_pkey,
    add column id uuid not null default gen_random_uuid() primary key,
    add column fulfilment_id uuid references fulfilments (id)`,
  `create index receipts_order on receipts (order_id)`,
]
