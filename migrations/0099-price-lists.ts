import { sql, type Kysely } from 'kysely'

/**
 * Price lists: who buys at them, and what they give on what. A list that is removed stays, as orders name it. A price is in paise with
 * GST, `percent_off` in hundredths of a per cent.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table price_lists (
    id uuid primary key,
    name text not null,
    from_day date not null,
    until_day date check (until_day >= from_day),
    is_removed boolean not null default false,
    revision integer not null default 1,
    changed_at timestamptz not null
  )`,
  `create table price_list_holders (
    price_list_id uuid not null references price_lists (id),
    kind text not null check (kind in ('person', 'firm')),
    holder_id uuid not null,
    primary key (holder_id, kind, price_list_id)
  )`,
  `create index price_list_holders_of_list on price_list_holders (price_list_id)`,
  `create table price_list_rules (
    price_list_id uuid not null references price_lists (id),
    position integer not null,
    target text not null check (target in ('all', 'brand', 'category', 'subcategory', 'product', 'variant')),
    key text not null,
    variant_uid text,
    percent_off integer check (percent_off between 1 and 9000),
    price bigint check (price > 0),
    from_quantity integer not null check (from_quantity > 0),
    primary key (price_list_id, position),
    check ((percent_off is null) <> (price is null))
  )`,
]
