import { sql, type Kysely } from 'kysely'

/**
 * What goods and categories are found by. The words are made by `domain/search` and not by PostgreSQL's own parser, so
 * that goods and queries are read alike on every engine; `search_form` says which form of them is stored, and a store
 * that is started with another form remakes them. `search_words` is every plain word of the goods, for mistyped ones:
 * `documents` counts the goods that bear it, `named` those that bear it in more than their description.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(database)
  for (const table of ['products', 'subcategories', 'main_categories']) {
    await sql`alter table ${sql.table(table)} add column search tsvector not null default ''`.execute(
      database,
    )
  }
  await sql`create index products_search on products using gin (search)`.execute(database)
  await sql`alter table catalogue_state add column search_form integer not null default 0`.execute(database)
  await sql`
    create table search_words (
      word text collate "C" primary key,
      sound text not null,
      skeleton text not null,
      documents integer not null,
      named integer not null
    )`.execute(database)
  await sql`create index search_words_skeleton on search_words (skeleton)`.execute(database)
  await sql`create index search_words_sound on search_words using gin (sound gin_trgm_ops)`.execute(database)
}
