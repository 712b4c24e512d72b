import { sql, type Kysely } from 'kysely'

/**
 * The pictures that an import named elsewhere and that are fetched. `entries` says what names them; whoever claims a row writes its
 * next due time first. A FETCHED one is kept here, and becomes DONE in the change that puts it into its entries.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_pictures (
      import_id uuid not null references catalogue_imports (id) on delete cascade,
      url text not null,
      entries json not null,
      state text not null check (state in ('WAITING', 'FETCHED', 'DONE', 'FAILED')),
      next_try_at timestamptz not null,
      tries integer not null default 0,
      reason text,
      saved_url text,
      primary key (import_id, url)
    )`.execute(database)
  await sql`create index import_pictures_due on import_pictures (next_try_at) where state = 'WAITING'`.execute(
    database,
  )
  await sql`create index import_pictures_fetched on import_pictures (import_id) where state = 'FETCHED'`.execute(
    database,
  )
  await sql`create index import_pictures_url on import_pictures (url) where state = 'DONE'`.execute(database)
}
