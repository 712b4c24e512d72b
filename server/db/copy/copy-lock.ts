import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Queries } from '../database.ts'
import { HOLDER } from '../embedded/hold-server.ts'
import { CopyError } from './copy-store.ts'

/** The lock that a backup, a restore and a move of a database hold, each alone. */
const COPYING = 7_319_805
/** Time that the connections of a process that has just ended may take to close. */
const ENDING_MS = 2_000
const POLL_MS = 50

/** Runs `work` while nobody else copies the database or fills it. Throws a `CopyError` when somebody does. */
export async function withCopyLock<T>(
  { queries }: Database,
  work: (locked: Queries) => Promise<T>,
): Promise<T> {
  // a transaction of its own: it ends with this process, and a pooler keeps it together
  return queries.transaction().execute(async (locked) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(locked)
    const { rows } = await sql<{
      isFree: boolean
    }>`select pg_try_advisory_xact_lock(${COPYING}) as "isFree"`.execute(locked)
    if (rows[0]?.isFree !== true)
      throw new CopyError(
        'Another backup, restore or move of this database is running. Try again when it has ended.',
      )
    return work(locked)
  })
}

/** Throws a `CopyError` when another process has the database open. `locked` is this process's only connection. */
export async function assertStopped(locked: Queries): Promise<void> {
  for (const giveUpAt = Date.now() + ENDING_MS; ; await wait(POLL_MS)) {
    // within a transaction, what was seen once is shown again
    await sql`select pg_stat_clear_snapshot()`.execute(locked)
    const others = await countOthers(locked)
    if (others === 0) return
    if (Date.now() > giveUpAt)
      throw new CopyError(
        `The store is running: ${others} other connections to its database are open. Stop it first.`,
      )
  }
}

async function countOthers(locked: Queries): Promise<number> {
  const { rows } = await sql<{ others: number; holders: number }>`
    select count(*) filter (where application_name <> ${HOLDER})::integer as others,
      count(*) filter (where application_name = ${HOLDER})::integer as holders
    from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    locked,
  )
  const { others = 0, holders = 0 } = rows[0] ?? {}
  // one of the holders is this process's own
  return others + Math.max(holders - 1, 0)
}
