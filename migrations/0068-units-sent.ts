import { sql, type Kysely } from 'kysely'

/**
 * What a part of an order left with, `[{line, quantity}]`, once units of it were refused at the door: its challan states what
 * travelled, however often it is printed. Null while the lines of the part are that.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table fulfilments add column sent jsonb`.execute(database)
}
