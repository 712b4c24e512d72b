import { sql, type Kysely } from 'kysely'

/**
 * Stock: what lies where, what of it is reserved for open orders, and every movement with its reason. A variant without a row in
 * `stock_items`, or with one that is not tracked, is sold without limit. Whoever changes levels holds the row of the item; what is
 * on hand equals the sum of the movements, what is reserved that of the allocations.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table stock_places (
    id text primary key,
    name text not null,
    position integer not null
  )`,
  `insert into stock_places values ('yard', 'Yard', 1), ('shop', 'Shop', 2)`,

  // shown_state and shown_left are what pages say; cost is in micro-rupees without tax
  `create table stock_items (
    id integer generated always as identity primary key,
    product_id text not null,
    variant_uid text not null,
    tracked boolean not null,
    low_level integer not null default 0 check (low_level >= 0),
    expected_on date,
    barcode text unique,
    cost bigint check (cost >= 0),
    shown_state text not null default 'available' check (shown_state in ('available', 'low', 'out')),
    shown_left integer,
    unique (product_id, variant_uid)
  )`,
  `create table stock_levels (
    item_id integer not null references stock_items (id),
    place_id text not null references stock_places (id),
    on_hand integer not null check (on_hand >= 0),
    reserved integer not null check (reserved >= 0),
    primary key (item_id, place_id)
  )`,

  // What a line of an order holds and has taken at a place. Units that left before the variant was tracked, and returned ones
  // that were put back, are counted apart: shipped = taken + before_tracking + put_back.
  `create table stock_allocations (
    order_id uuid not null references orders (order_id),
    line integer not null,
    place_id text not null references stock_places (id),
    item_id integer not null references stock_items (id),
    reserved integer not null check (reserved >= 0),
    taken integer not null,
    before_tracking integer not null default 0,
    put_back integer not null default 0 check (put_back >= 0),
    primary key (order_id, line, place_id)
  )`,
  `create index stock_allocations_item on stock_allocations (item_id) where reserved > 0`,

  // A receipt, a count, a loss or a transfer, as staff enter it at once. The browser makes the id, so that a repeat is known.
  `create table stock_changes (
    id uuid primary key,
    sequence bigint generated always as identity,
    kind text not null check (kind in ('receipt', 'count', 'loss', 'transfer')),
    place_id text not null references stock_places (id),
    to_place_id text references stock_places (id),
    supplier text,
    note text,
    digest text not null,
    actor text not null,
    at timestamptz not null
  )`,
  `create index stock_changes_newest on stock_changes (sequence)`,

  // order_id and line of a sale and what came back of it; cost per unit of a receipt
  `create table stock_movements (
    id bigint generated always as identity primary key,
    item_id integer not null references stock_items (id),
    place_id text not null references stock_places (id),
    quantity integer not null,
    reason text not null check (reason in ('receipt', 'sale', 'return', 'count', 'loss', 'transfer')),
    order_id uuid references orders (order_id),
    line integer,
    change_id uuid references stock_changes (id),
    cost bigint check (cost >= 0),
    actor text not null,
    at timestamptz not null
  )`,
  `create index stock_movements_item on stock_movements (item_id, id)`,
]
