import { sql, type Kysely } from 'kysely'

/** Who asked to be told when a variant is back in stock, places that are closed, and what was sold lately of an item. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // One row for each time somebody asks, in the order of asking. A SENDING one whose process died is not sent again.
  `create table stock_alerts (
    partner_uid uuid not null references partners (uid) on delete cascade,
    id bigint generated always as identity,
    product_id text not null,
    variant_uid text not null,
    state text not null check (state in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'SKIPPED')),
    asked_at timestamptz not null,
    next_try_at timestamptz not null,
    tries integer not null default 0,
    told_at timestamptz,
    primary key (partner_uid, id)
  )`,
  `create unique index stock_alerts_waiting on stock_alerts (partner_uid, product_id, variant_uid) where state = 'WAITING'`,
  `create index stock_alerts_of_variant on stock_alerts (product_id, variant_uid, id) where state = 'WAITING'`,
  `create index stock_alerts_told_at on stock_alerts (told_at)`,

  // A closed place holds nothing; its movements keep its name.
  `alter table stock_places add column closed_at timestamptz`,

  `create index stock_movements_sold on stock_movements (at, item_id, quantity) where reason in ('sale', 'return')`,
]
