import { sql, type Kysely } from 'kysely'

/**
 * What staff enter about the till: counts, and money that was put in or taken out. A count holds what the till should have held by
 * then (`expected`) and what was found (`amount`). Rows are added and never changed; a mistake is corrected by another entry.
 * Amounts are whole paise.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // The browser makes the id, so that a repeat is known. Only a count has no reason; a difference is never without a word about it.
  `create table till_entries (
    id uuid primary key,
    sequence bigint generated always as identity,
    kind text not null check (kind in ('counted', 'put-in', 'taken-out')),
    amount bigint not null check (amount >= 0),
    expected bigint,
    reason text,
    note text,
    digest text not null,
    entered_by text not null,
    at timestamptz not null,
    check ((kind = 'counted') = (expected is not null)),
    check ((kind = 'counted') = (reason is null)),
    check (kind = 'counted' or amount > 0),
    check (amount = coalesce(expected, amount) or note is not null)
  )`,
  `create index till_entries_at on till_entries (at)`,
]
