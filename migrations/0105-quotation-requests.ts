import { sql, type Kysely } from 'kysely'

/**
 * Quotations that customers ask for; `content` is lines as they were called, a note, the firm and the place. `own_token_hash` is that
 * of the link with which a signed-in customer opens a quotation from their own list, beside the one that they were sent.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table quotation_requests (
    id uuid primary key,
    user_id uuid not null references partners (uid),
    state text not null check (state in ('ASKED', 'ANSWERED', 'DECLINED', 'WITHDRAWN')),
    content jsonb not null,
    asked_at timestamptz not null,
    settled_at timestamptz,
    settled_by text,
    reason text,
    quotation_id uuid
  )`,
  `create index quotation_requests_open on quotation_requests (asked_at) where state = 'ASKED'`,
  `create index quotation_requests_of on quotation_requests (user_id, asked_at desc)`,
  `alter table quotations add column own_token_hash text`,
  `create index quotations_own_token on quotations (own_token_hash) where own_token_hash is not null`,
]
