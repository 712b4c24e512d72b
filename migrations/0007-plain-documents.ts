import { sql, type Kysely } from 'kysely'

/**
 * Stores documents uncompressed: they are written by every import and read only by an export, and compressing them took a
 * fifth of the import.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table products alter column document set storage external`.execute(database)
}
