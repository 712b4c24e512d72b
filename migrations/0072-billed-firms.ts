import { sql, type Kysely } from 'kysely'

/**
 * The firms that orders with a GSTIN are billed to. `orders.billing` is the legal name and address as they were when the order was
 * placed; null without a GSTIN, and for orders that were given nothing else. `remembered_firms` is what a customer is offered the
 * next time: the last firm of each address that was delivered to, where an empty id stands for an address that is none of theirs.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table orders add column billing jsonb`,
  `create table remembered_firms (
    partner_uid uuid not null references partners (uid),
    address_id text not null,
    gstin text not null,
    legal_name text not null,
    address jsonb not null,
    used_at timestamptz not null,
    primary key (partner_uid, address_id)
  )`,
  `create index remembered_firms_used_at on remembered_firms (used_at)`,
]
