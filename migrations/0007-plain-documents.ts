import { sql, type Kysely } from 'kysely'

/**
 * What was delivered is kept as it is, not compressed: it is written at every import and read only by an export, and
 * compressing it was a fifth of an import's work.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table products alter column document set storage external`.execute(database)
}
