import { sql, type Kysely } from 'kysely'

/** The list of what is scheduled and the board of rates read settings that wait or failed among all that were ever made. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index day_rate_settings_open on day_rate_settings (state, at)
    where state in ('WAITING', 'FAILED')`.execute(database)
}
