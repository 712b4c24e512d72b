import { sql } from 'kysely'
import type { Queries } from './database.ts'

/** The state of all transactions, as text: while it stays the same, nothing was written. */
export async function readWriteState(queries: Queries): Promise<string> {
  const { rows } = await sql<{ state: string }>`select pg_current_snapshot()::text as state`.execute(queries)
  return rows[0]?.state ?? ''
}
