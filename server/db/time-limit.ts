import { sql } from 'kysely'
import type { Queries } from './database.ts'

/** SQLSTATE of a statement that was ended because it took too long. */
const QUERY_CANCELED = '57014'

/** Reads within a time that the database itself holds to; null when that was not enough. */
export async function withinTime<T>(
  queries: Queries,
  ms: number,
  read: (queries: Queries) => Promise<T>,
): Promise<T | null> {
  try {
    return await queries.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(transaction)
      return read(transaction)
    })
  } catch (error) {
    if (isCanceled(error)) return null
    throw error
  }
}

/** The pool throws what passes as an error of the store, with the one of the database as its cause. */
function isCanceled(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === QUERY_CANCELED) || isCanceled(error.cause)
}
