import { sql, type Kysely } from 'kysely'

/** Reason that a message to a person did not arrive, and the kinds of those about requests for approval. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table customer_messages add column fault text`,
  `alter table customer_messages drop constraint customer_messages_kind_check,
    add constraint customer_messages_kind_check check (kind in ('REMINDER', 'QUOTATION',
      'APPROVAL_ASKED', 'APPROVAL_APPROVED', 'APPROVAL_DECLINED', 'APPROVAL_EXPIRED'))`,
  `create index customer_messages_sending on customer_messages (next_try_at) where state = 'SENDING'`,
  `create index customer_messages_unanswered on customer_messages (told_at) where fault = 'unanswered'`,
]
