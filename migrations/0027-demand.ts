import { sql, type Kysely } from 'kysely'

/**
 * Words that were searched for, or ordered in a list, and found nothing: how often on each day, and nothing about who wrote
 * them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table unmet_demand (
      day date not null,
      source text not null,
      words text not null,
      times integer not null,
      primary key (day, source, words)
    )`.execute(database)
}
