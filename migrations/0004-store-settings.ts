import { sql, type Kysely } from 'kysely'

/** The store's settings, as far as the merchant changed them; defaults are in `domain/store/settings.ts`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table store_settings (
      only_row boolean primary key default true check (only_row),
      settings jsonb not null default '{}'
    )`.execute(database)
  await sql`insert into store_settings default values`.execute(database)
}
