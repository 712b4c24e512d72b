import { sql, type Kysely } from 'kysely'

/**
 * Quotations: what staff offer a customer at prices that hold until a day. `content` is the frozen lines, the address and the GSTIN;
 * the token of the customer's link is stored as its hash. `order_id` is the order that accepting it has made: its idempotency key
 * is the quotation's, so it is one however often it is accepted. Amounts are whole paise.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table quotations (
    id uuid not null,
    number text not null,
    user_id uuid not null references partners (uid),
    state text not null check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'CANCELLED')),
    content jsonb,
    total bigint not null,
    token_hash text,
    actor text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    settled_at timestamptz,
    asked_at timestamptz,
    order_id uuid,
    primary key (user_id, id)
  )`,
  `create index quotations_newest on quotations (created_at desc)`,
  `create index quotations_id on quotations (id)`,
  `create index quotations_token on quotations (token_hash) where token_hash is not null`,
]
