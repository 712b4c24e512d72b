import { sql } from 'kysely'
import type { Queries } from './database.ts'

/** Does a part of a transaction; when it fails, what it wrote is taken back and the transaction goes on. */
export async function withSavepoint<T>(queries: Queries, part: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(queries)
  try {
    const result = await part()
    await sql`release savepoint part`.execute(queries)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(queries)
    throw error
  }
}
