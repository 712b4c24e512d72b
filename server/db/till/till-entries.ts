import { sql } from 'kysely'
import type { NewTillEntry, TillEntry } from '#domain/till/till-entry.ts'
import type { Queries } from '../database.ts'

/** Makes entries of the till wait for one another, until the transaction ends. */
export async function lockTill(queries: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('entries of the till'))`.execute(queries)
}

/** The digest of the entry with an id; null when there is none. */
export async function findTillEntryDigest(queries: Queries, id: string): Promise<string | null> {
  const row = await queries
    .selectFrom('till_entries')
    .select('digest')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.digest ?? null
}

/** Adds an entry; the digest tells a repeat from another entry with the same id. */
export async function addTillEntry(
  queries: Queries,
  { id, kind, amount, expected, reason, note }: NewTillEntry,
  { digest, enteredBy, at }: { readonly digest: string; readonly enteredBy: string; readonly at: Date },
): Promise<void> {
  await queries
    .insertInto('till_entries')
    .values({ id, kind, amount, expected, reason, note, digest, entered_by: enteredBy, at })
    .execute()
}

/** The entries of a period, the latest first. */
export async function findTillEntries(
  queries: Queries,
  { from, before, limit }: { readonly from: Date; readonly before: Date; readonly limit: number },
): Promise<TillEntry[]> {
  const rows = await queries
    .selectFrom('till_entries')
    .select(['id', 'kind', 'amount', 'expected', 'reason', 'note', 'entered_by', 'at'])
    .where('at', '>=', from)
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()
  // the checks of the table keep the columns of each kind together
  return rows.map(
    ({ at, entered_by: enteredBy, ...row }) => ({ ...row, at: at.toISOString(), enteredBy }) as TillEntry,
  )
}
