import { sql, type Kysely } from 'kysely'

/**
 * The search index. Its terms are made by `search` and not by PostgreSQL's parser, so that products and queries are
 * read alike on every engine; `search_form` is the version of the stored terms, and a store that starts with another one
 * rebuilds them. `search_words` is the vocabulary for correcting misspelt words: every word of the products without digits,
 * with its phonetic key (`sound`) and the consonants of that (`skeleton`); `documents` counts the products that have it,
 * `named` those that have it in more than their description.
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
