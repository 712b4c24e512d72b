import { sql, type Kysely } from 'kysely'

/**
 * Imports at the desk: what was uploaded and checked (`documents` by collection), and, once applied, every entry as it was before
 * and the digest that it got, so that the last import can be undone; `applied` counts them in the
 * order in which they were applied. `document` is null for an entry that the import added.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_imports (
      id uuid primary key,
      number bigint generated always as identity,
      applied bigint,
      at timestamptz not null,
      actor text not null,
      name text not null,
      state text not null check (state in ('checked', 'applied', 'undone')),
      report json not null,
      documents json
    )`.execute(database)
  await sql`create index catalogue_imports_number on catalogue_imports (number desc)`.execute(database)
  await sql`
    create table catalogue_import_changes (
      import_id uuid not null references catalogue_imports (id) on delete cascade,
      collection text not null,
      id text not null,
      status text,
      position integer,
      document json,
      digest_after text not null,
      primary key (import_id, collection, id)
    )`.execute(database)
}
