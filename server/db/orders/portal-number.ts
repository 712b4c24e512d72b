import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** Lets nobody else record this number of a portal until the transaction ends. */
export async function lockPortalNumber(queries: Queries, number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`number of a portal ${number}`}))`.execute(queries)
}
