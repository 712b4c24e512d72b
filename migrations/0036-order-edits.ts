import { sql, type Kysely } from 'kysely'

/**
 * Edits of orders before packing. One that costs the customer more waits for their yes: the token of their link is stored as its
 * hash, and `content` (what the order is to become, with its address) until it has ended. An edit that took effect at once is
 * kept as well, so that a repeat of it is known. Amounts are whole paise. A process of an earlier release leaves both alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // base is the order's updated_at when it was made: any change of the order since then makes a waiting edit void
  `create table order_edits (
    id uuid not null,
    order_id uuid not null references orders (order_id),
    state text not null check (state in ('WAITING', 'APPLIED', 'DECLINED', 'WITHDRAWN')),
    actor text not null,
    role text not null,
    total_before bigint not null,
    total_after bigint not null,
    base timestamptz,
    content jsonb,
    token_hash text,
    at timestamptz not null,
    expires_at timestamptz,
    settled_at timestamptz,
    primary key (order_id, id)
  )`,
  `create unique index order_edits_one_waiting on order_edits (order_id) where state = 'WAITING'`,
  `create index order_edits_token on order_edits (token_hash) where token_hash is not null`,
]
