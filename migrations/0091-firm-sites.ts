import { sql, type Kysely } from 'kysely'

/**
 * Sites that firms have their goods delivered to, and the site of an order under its name at that time. A site is never deleted:
 * what it was for stays with its orders.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table firm_sites (
    id uuid primary key,
    firm_id uuid not null references firms (id),
    name text not null,
    address jsonb not null,
    is_closed boolean not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index firm_sites_of_firm on firm_sites (firm_id)`,
  `alter table orders
    add column site_id uuid references firm_sites (id),
    add column site_name text`,
  `create index orders_of_sites on orders (site_id, created_at desc) where site_id is not null`,
]
