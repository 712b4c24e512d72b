import { sql, type Kysely } from 'kysely'

/**
 * The catalogue: each document as it was delivered (`document`, for a lossless export), the record parsed from it
 * (`record`, what the store works with), and a digest of both that tells whether an import changes anything.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_state (
      only_row boolean primary key default true check (only_row),
      version bigint not null
    )`.execute(database)
  await sql`insert into catalogue_state (version) values (0)`.execute(database)
  for (const table of ['main_categories', 'subcategories', 'shops', 'banners']) {
    await sql`
      create table ${sql.table(table)} (
        id text primary key,
        position integer not null,
        digest text not null,
        document json not null,
        record jsonb not null
      )`.execute(database)
  }
  await sql`
    create table products (
      id text primary key,
      position integer not null,
      digest text not null,
      document json not null,
      record jsonb not null,
      name text not null,
      subcategory_ids text[] not null,
      price_from numeric(18, 6)
    )`.execute(database)
  await sql`create index products_subcategory_ids on products using gin (subcategory_ids)`.execute(database)
  await sql`create index products_position on products (position, id)`.execute(database)
}
