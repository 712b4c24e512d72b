import { sql, type Kysely } from 'kysely'

/** How a product is found by an id that it, or one merged into it, had before: `formerIds` of its document. Few have any. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index products_former_ids on products using gin ((document::jsonb -> 'formerIds'))
    where document::text like '%"formerIds"%'`.execute(database)
}
