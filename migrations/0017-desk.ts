import { sql, type Kysely } from 'kysely'

/**
 * The desk: who works in the store and as what, their sessions, which are apart from those of shoppers, the audit log, and
 * what finds one order among many.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table staff (
    uid uuid primary key references partners (uid),
    name text not null,
    role text not null,
    granted_at timestamptz not null,
    granted_by text not null
  )`,
  // proved_at is the last proof of who it is; what cannot be undone asks for a recent one
  `create table desk_sessions (
    token_hash text primary key,
    id uuid not null unique,
    staff_uid uuid not null references staff (uid) on delete cascade,
    device text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    proved_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index desk_sessions_staff on desk_sessions (staff_uid)`,
  // written in the transaction of the change itself
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    role text not null,
    action text not null,
    subject text not null,
    subject_id text not null,
    before jsonb,
    after jsonb
  )`,
  `create index audit_log_subject on audit_log (subject, subject_id, id desc)`,
  `create table order_notes (
    id uuid primary key,
    order_id uuid not null references orders (order_id),
    at timestamptz not null,
    author text not null,
    text text not null
  )`,
  `create index order_notes_order on order_notes (order_id, at)`,
  `create index orders_newest on orders (created_at desc, order_id desc)`,
  `create index orders_status_newest on orders (order_status, created_at desc, order_id desc)`,
  `create index orders_words on orders using gin (to_tsvector('simple',
    coalesce(shipping_address -> 'address_line1' ->> 'receiverName', '') || ' ' ||
    coalesce(shipping_address ->> 'street', '') || ' ' || coalesce(shipping_address ->> 'city', '') || ' ' ||
    coalesce(shipping_address ->> 'zipcode', '') || ' ' || coalesce(buyer_gstin, '')))`,
  `create index order_items_words on order_items using gin (to_tsvector('simple', product_name))`,
]
