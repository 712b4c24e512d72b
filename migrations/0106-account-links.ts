import { sql, type Kysely } from 'kysely'

/** Links by which whoever has one pays into an account of credit, without signing in, until it ends or staff take it back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table account_links (
    id uuid primary key,
    account_id uuid not null references accounts (id),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    created_by text not null,
    revoked_at timestamptz
  )`,
  `create index account_links_account on account_links (account_id, created_at desc)`,
]
