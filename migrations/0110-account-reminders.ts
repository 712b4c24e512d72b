import { sql, type Kysely } from 'kysely'

/**
 * Reminders of what is due on accounts of credit; `step` is null of one that staff sent, else the days after the day on which a bill is
 * due. `customer_messages` are the messages about them to people, each sent once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table account_reminders (
    id uuid primary key,
    account_id uuid not null references accounts (id),
    link_id uuid not null references account_links (id),
    day date not null,
    step integer,
    amount bigint not null,
    due_day date not null,
    until_day date not null,
    created_at timestamptz not null,
    created_by text not null
  )`,
  `create index account_reminders_account on account_reminders (account_id, created_at desc)`,
  `create unique index account_reminders_step on account_reminders (account_id, day) where step is not null`,
  `create table customer_messages (
    kind text not null check (kind in ('REMINDER', 'QUOTATION')),
    subject_id uuid not null,
    partner_uid uuid not null references partners (uid),
    state text not null default 'DUE' check (state in ('DUE', 'SENDING', 'SENT', 'FAILED', 'SKIPPED')),
    tries integer not null default 0,
    next_try_at timestamptz not null,
    told_at timestamptz,
    primary key (kind, subject_id, partner_uid)
  )`,
  `create index customer_messages_due on customer_messages (kind, next_try_at) where state = 'DUE'`,
  `create index customer_messages_told_at on customer_messages (told_at) where state = 'SENT'`,
  `create index customer_messages_partner on customer_messages (partner_uid)`,
]
