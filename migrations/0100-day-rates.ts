import { sql, type Kysely } from 'kysely'

/**
 * Rates of the day: the sizes that follow each, and every base that was set or waits for its moment. Amounts are in paise with GST, a
 * `factor` is in thousandths of the unit. `price` of a member is the last one that its rate gave it; `changes` of a setting are what
 * undoing it restores, and `before_at` is when the base was set that held until then.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table day_rates (
    id uuid primary key,
    name text not null,
    unit text not null,
    base bigint check (base > 0),
    set_at timestamptz,
    is_removed boolean not null default false,
    revision integer not null default 1,
    changed_at timestamptz not null
  )`,
  `create table day_rate_members (
    rate_id uuid not null references day_rates (id),
    position integer not null,
    product_id text not null,
    key text not null,
    variant_uid text,
    factor integer not null check (factor > 0),
    difference bigint not null,
    price bigint,
    primary key (rate_id, position)
  )`,
  `create index day_rate_members_of_product on day_rate_members (product_id)`,
  `create table day_rate_settings (
    id uuid primary key,
    rate_id uuid not null references day_rates (id),
    base bigint not null check (base > 0),
    before bigint,
    before_at timestamptz,
    at timestamptz not null,
    state text not null check (state in ('WAITING', 'DONE', 'FAILED', 'CANCELLED', 'UNDONE')),
    reason text,
    confirmed boolean not null,
    actor text not null,
    role text not null,
    ended_at timestamptz,
    taken_back_by text,
    changes json,
    result json
  )`,
  `create index day_rate_settings_of_rate on day_rate_settings (rate_id, at)`,
  `create index day_rate_settings_due on day_rate_settings (at, id) where state = 'WAITING'`,
]
