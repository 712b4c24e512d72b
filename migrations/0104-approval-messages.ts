import { sql, type Kysely } from 'kysely'

/**
 * Messages about orders of a firm that wait for approval: to those who may approve, and to whoever asked about what became of it. Each
 * is sent once; that a request expired is queued with it, for its last moment.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table approval_messages (
    approval_id uuid not null references order_approvals (id) on delete cascade,
    partner_uid uuid not null references partners (uid),
    kind text not null check (kind in ('ASKED', 'APPROVED', 'DECLINED', 'EXPIRED')),
    state text not null default 'DUE' check (state in ('DUE', 'SENDING', 'SENT', 'FAILED', 'SKIPPED')),
    tries integer not null default 0,
    next_try_at timestamptz not null,
    told_at timestamptz,
    primary key (approval_id, partner_uid, kind)
  )`,
  `create index approval_messages_due on approval_messages (next_try_at) where state = 'DUE'`,
  `create index approval_messages_told_at on approval_messages (told_at) where state = 'SENT'`,
  `create index approval_messages_partner on approval_messages (partner_uid)`,
]
