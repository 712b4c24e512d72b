import { sql, type Kysely } from 'kysely'

/**
 * Orders for firms that wait for approval: what is to be ordered, and what was shown of it. While one is placed it is `APPROVING`, which
 * whoever answers may take up; the order's idempotency key is made of its id, so that it is placed once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table order_approvals (
    id uuid primary key,
    firm_id uuid not null references firms (id),
    requester_uid uuid not null references partners (uid),
    request jsonb not null,
    content jsonb not null,
    state text not null check (state in ('WAITING', 'APPROVING', 'APPROVED', 'DECLINED', 'WITHDRAWN')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    decided_by text,
    order_number text
  )`,
  `create index order_approvals_of_firm on order_approvals (firm_id, created_at desc)`,
  `create index order_approvals_requester on order_approvals (requester_uid)`,
  `create index order_approvals_expiry on order_approvals (expires_at)`,
]
