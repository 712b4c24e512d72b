import { sql, type Kysely } from 'kysely'

/** What is sold at the counter: how it was paid, and from which value on its buyer is named. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table orders add column counter jsonb`,
  // one key sells once, whoever the buyer is
  `create unique index orders_counter_key on orders (idempotency_key) where counter is not null`,
  `create index orders_counter_created on orders (created_at desc) where counter is not null`,
  `alter table receipts drop constraint receipts_method_check, add constraint receipts_method_check check (method in ('CASH', 'UPI', 'CARD'))`,
  `alter table order_changes drop constraint order_changes_method_check, add constraint order_changes_method_check check (method in ('ONLINE', 'CASH', 'UPI', 'CARD'))`,
  `insert into dated_settings (name, valid_from, value, source) values
    ('named-buyer', '2017-07-01', '5000000', 'CGST Rules 2017, rule 46 (e): name, address and State of an unregistered buyer from 50,000 rupees on')`,
]
