import { sql, type Kysely } from 'kysely'

/** What partners mean by their words, and the parts of their lists that they sent to the shop. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // The words of a line without sizes and quantities, and what was chosen for them; the options tell the variant.
  `create table remembered_choices (
    partner_uid uuid not null references partners (uid) on delete cascade,
    words text not null,
    product_id text not null,
    options text not null,
    chosen_at timestamptz not null,
    primary key (partner_uid, words, product_id)
  )`,
  `create index remembered_choices_chosen_at on remembered_choices (chosen_at)`,
  `create table list_requests (
    id uuid primary key,
    partner_uid uuid not null references partners (uid) on delete cascade,
    text text not null,
    sent_at timestamptz not null,
    answered_at timestamptz,
    answered_by text
  )`,
  `create index list_requests_open on list_requests (sent_at) where answered_at is null`,
  `create index list_requests_of on list_requests (partner_uid, sent_at)`,
]
