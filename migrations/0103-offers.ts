import { sql, type Kysely } from 'kysely'

/**
 * Offers and coupons: what they take off, for which goods, buyers and places, and the orders that had them. Money is in paise with GST.
 * An offer that is removed stays, as orders name it, and its code is free again. One whose holders are all
 * gone holds for nobody. A use that was given back counts for no limit.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table offers (
    id uuid primary key,
    name text not null,
    name_hi text,
    code text check (code ~ '^[A-Z0-9]{4,20}$'),
    benefit jsonb not null,
    from_value bigint check (from_value > 0),
    from_quantity integer check (from_quantity > 0),
    is_first_order boolean not null,
    is_for_everybody boolean not null,
    pin_codes text[] not null,
    from_day date not null,
    until_day date check (until_day >= from_day),
    budget bigint check (budget > 0),
    uses_per_person integer check (uses_per_person > 0),
    uses_in_all integer check (uses_in_all > 0),
    is_combinable boolean not null,
    is_paused boolean not null default false,
    is_removed boolean not null default false,
    revision integer not null default 1,
    changed_at timestamptz not null
  )`,
  `create unique index offers_code on offers (code) where not is_removed`,
  `create table offer_reach (
    offer_id uuid not null references offers (id),
    position integer not null,
    target text not null check (target in ('all', 'brand', 'category', 'subcategory', 'product', 'variant')),
    key text not null,
    variant_uid text,
    primary key (offer_id, position)
  )`,
  `create table offer_holders (
    offer_id uuid not null references offers (id),
    kind text not null check (kind in ('person', 'firm')),
    holder_id uuid not null,
    primary key (offer_id, kind, holder_id)
  )`,
  `create index offer_holders_of_holder on offer_holders (holder_id)`,
  `create table offer_uses (
    order_id uuid not null references orders (order_id),
    offer_id uuid not null references offers (id),
    user_id uuid not null,
    saved bigint not null check (saved >= 0),
    at timestamptz not null,
    given_back_at timestamptz,
    primary key (order_id, offer_id)
  )`,
  `create index offer_uses_of_offer on offer_uses (offer_id, user_id) include (saved) where given_back_at is null`,
]
