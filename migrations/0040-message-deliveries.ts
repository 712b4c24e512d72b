import { sql, type Kysely } from 'kysely'

/** What became of a message after a provider took it, and why one was not sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table order_messages
    add column sent_by text,
    add column sent_reference text,
    add column delivered_at timestamptz,
    add column fault text
      check (fault in ('refused', 'undelivered', 'limit', 'number', 'outdated'))`,
  `create index order_messages_sent_reference on order_messages (sent_reference) where sent_reference is not null`,
]
