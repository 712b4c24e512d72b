import { sql, type Kysely } from 'kysely'

/** A scheduled change that was cancelled is kept as long as one that was carried out, so that a colleague who acts on it is told who did it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table scheduled_changes add column cancelled_by text`.execute(database)
}
