import { sql, type Kysely } from 'kysely'

/** Lists that a firm keeps for its sites, and that ordering does not empty; lines are variants with quantities. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table site_lists (
    id uuid primary key,
    firm_id uuid not null references firms (id),
    site_id uuid not null references firm_sites (id),
    name text not null,
    lines jsonb not null,
    revision integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index site_lists_of_firm on site_lists (firm_id)`,
  `create index site_lists_of_site on site_lists (site_id)`,
]
