import { sql, type Kysely } from 'kysely'

/** The language in which a customer reads: of the messages to them and of their papers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table partners add column language text not null default 'en'`.execute(database)
}
