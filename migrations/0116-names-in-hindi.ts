import { sql, type Kysely } from 'kysely'

/** Names in Hindi stand as its dictionaries have them and figures by their amount, as `Intl.Collator` sorts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // a server that was built without ICU sorts by the letters' codes, which come near
  `do $$ begin
    create collation names_hi (provider = icu, locale = 'hi-u-kn-true');
  exception when feature_not_supported then
    create collation names_hi from "C";
  end $$`,
  `create index products_names_hi on products ((coalesce(record #>> '{translations,hi,name}', name) collate names_hi), id)`,
]
