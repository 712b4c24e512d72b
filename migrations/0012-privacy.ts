import { sql, type Kysely } from 'kysely'

/** What partners agreed to, and which of them have erased their account; their orders stay for the tax office. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // Each version of the privacy policy that a partner agreed to, and when.
  `create table consents (
    partner_uid uuid not null references partners (uid) on delete cascade,
    version text not null,
    given_at timestamptz not null,
    primary key (partner_uid, version)
  )`,
  `alter table partners add column erased_at timestamptz`,
  // When the person was taken out of an order or a tax document: by erasure, or because the law no longer asks for them.
  `alter table orders add column person_erased_at timestamptz`,
  `alter table tax_documents add column person_erased_at timestamptz`,
  `create index orders_person on orders (created_at) where person_erased_at is null`,
]
