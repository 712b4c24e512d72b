import { sql, type Kysely } from 'kysely'

/**
 * Changes of catalogue entries that wait for their moment. A change becomes DONE or FAILED in the transaction that carries it
 * out; one that is cancelled is deleted. `content` holds the new prices of a change of prices; `name`, and `actor` with `role`,
 * are those of the day on which it was scheduled.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table scheduled_changes (
      id uuid primary key,
      collection text not null,
      entry_id text not null,
      name text not null,
      action text not null check (action in ('publish', 'unpublish', 'prices')),
      content json,
      confirm_falls boolean not null,
      at timestamptz not null,
      state text not null check (state in ('WAITING', 'DONE', 'FAILED')),
      reason text,
      detail text,
      actor text not null,
      role text not null,
      changed_at timestamptz not null,
      ended_at timestamptz
    )`.execute(database)
  await sql`create index scheduled_changes_due on scheduled_changes (at, id) where state = 'WAITING'`.execute(
    database,
  )
  await sql`create index scheduled_changes_entry on scheduled_changes (collection, entry_id)`.execute(
    database,
  )
}
