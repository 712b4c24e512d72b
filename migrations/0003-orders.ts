import { sql, type Kysely } from 'kysely'

/** Orders with their frozen items and status history. Totals are whole paise, unit prices exact rupees. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      order_id uuid primary key,
      user_id uuid not null references partners (uid),
      idempotency_key text not null,
      request_digest text not null,
      order_status text not null,
      payment_mode text not null,
      payment_status text not null,
      payment_id text unique,
      shipping_address jsonb not null,
      item_mrp_total bigint not null,
      item_total bigint not null,
      saved_amount bigint not null,
      total_tax bigint not null,
      grand_total bigint not null,
      delivery_charge bigint not null,
      handling_charge bigint not null,
      commission_amount bigint not null,
      cancellation_reason text,
      cancelled_by text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_id, idempotency_key)
    )`.execute(database)
  await sql`create index orders_user on orders (user_id, created_at desc)`.execute(database)
  await sql`
    create table order_items (
      order_id uuid not null references orders (order_id),
      line integer not null,
      cart_id text,
      product_id text not null,
      product_name text not null,
      product_image_url text,
      quantity integer not null check (quantity > 0),
      product_rate numeric(18, 6) not null,
      product_rate_after_discount numeric(18, 6) not null,
      product_discount numeric(18, 6) not null,
      commission_amount numeric(18, 6) not null,
      variant_id text not null,
      variant_specs jsonb not null,
      primary key (order_id, line)
    )`.execute(database)
  await sql`
    create table order_events (
      order_id uuid not null references orders (order_id),
      sequence integer not null,
      at timestamptz not null,
      status text not null,
      actor text not null,
      note text,
      primary key (order_id, sequence)
    )`.execute(database)
}
