import { sql, type Kysely } from 'kysely'

/** Quotations that partners make to customers of their own; `content` has the prices that they pay, which nobody else sees. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table partner_quotations (
    id uuid primary key,
    user_id uuid not null references partners (uid),
    content jsonb not null,
    created_at timestamptz not null
  )`,
  `create index partner_quotations_of on partner_quotations (user_id, created_at desc)`,
]
