import { sql, type Kysely } from 'kysely'

/** When the picture of a challan was taken: one that was taken earlier and arrives later does not replace it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table trip_stops add column picture_taken_at timestamptz`.execute(database)
}
