import { sql, type Kysely } from 'kysely'

/** Accounts that the schedule does not remind, and the day from which it does again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table accounts add column reminders_paused_at timestamptz, add column reminders_resumed_on date`,
    )
    .execute(database)
}
