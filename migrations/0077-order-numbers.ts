import { sql, type Kysely } from 'kysely'

/**
 * The places of orders, counted from 0: each order takes the next one, and its number is that place scattered under a secret. A
 * process of an earlier release draws numbers at random; what both have is refused by the unique key.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('create sequence order_places minvalue 0 maxvalue 99999999 start 0').execute(database)
}
