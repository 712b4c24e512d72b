import { sql, type Kysely } from 'kysely'

/** Prices and offers for one brand of a category or subcategory; null for all of it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['price_list_rules', 'offer_reach'])
    await sql.raw(`alter table ${table} add column brand text`).execute(database)
}
