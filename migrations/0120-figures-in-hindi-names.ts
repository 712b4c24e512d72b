import { sql, type Kysely } from 'kysely'

/** Figures in Hindi names are sorted in Latin digits: before a letter, ICU takes those of Devanagari for less than they are. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index products_names_hi`.execute(database)
  await sql`
    create index products_names_hi on products ((
      translate(coalesce(record #>> '{translations,hi,name}', name), '०१२३४५६७८९', '0123456789') collate names_hi
    ), id)`.execute(database)
}
