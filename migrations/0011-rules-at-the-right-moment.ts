import { sql, type Kysely } from 'kysely'

/**
 * Cash counts when it is received, not when it is ordered: `receipts` replaces `cash_days`, which earlier releases still
 * write. Orders of a customer are counted where concurrent ones cannot slip through.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // What was received at the door: cash and UPI of one order are two rows. The day is India's.
  `create table receipts (
    order_id uuid not null references orders (order_id),
    method text not null check (method in ('CASH', 'UPI')),
    user_id uuid not null references partners (uid),
    amount bigint not null check (amount > 0),
    day date not null,
    received_at timestamptz not null,
    primary key (order_id, method)
  )`,
  `create index receipts_cash_day on receipts (user_id, day) where method = 'CASH'`,
  `insert into receipts (order_id, method, user_id, amount, day, received_at)
    select orders.order_id, 'CASH', orders.user_id, orders.grand_total,
      (delivered.at at time zone 'Asia/Kolkata')::date, delivered.at
    from orders join (
      select order_id, min(at) as at from order_events where status = 'DELIVERED' group by order_id
    ) as delivered on delivered.order_id = orders.order_id
    where orders.payment_mode = 'COD' and orders.payment_status = 'PAID' and orders.grand_total > 0`,

  // One row for each customer who has ordered: the orders of the clock hour it names, and the open cash orders. It holds the
  // limits it was written under, so that the constraints refuse what passes them. Another hour starts anew, an earlier one
  // too: a clock that was wrong holds nobody up.
  `create table order_counts (
    user_id uuid primary key references partners (uid),
    hour timestamptz not null,
    orders integer not null,
    max_orders integer not null,
    open_cash integer not null check (open_cash >= 0),
    max_open_cash integer not null,
    constraint orders_per_hour check (orders <= max_orders),
    constraint open_cash_orders check (open_cash <= max_open_cash)
  )`,
  `insert into order_counts (user_id, hour, orders, max_orders, open_cash, max_open_cash)
    select user_id, max(created_at), 0, 0, count(*), count(*) from orders
    where payment_mode = 'COD' and order_status in ('PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY') group by user_id`,
  `create index orders_open_cash on orders (user_id)
    where payment_mode = 'COD' and order_status in ('PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY')`,

  // A message that was not sent because its customer or the store had its share of the day.
  `alter table order_messages
    drop constraint order_messages_state_check,
    add constraint order_messages_state_check check (state in ('DUE', 'SENDING', 'SENT', 'FAILED', 'SKIPPED'))`,
  `create index order_messages_told_at on order_messages (told_at)`,
]
