import type { Queries } from '../database.ts'

/** Marks a proof of work as used; false when it was used before. */
export async function consumeProof(
  queries: Queries,
  proof: { hash: string; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('used_proofs')
    .values({ proof_hash: proof.hash, expires_at: proof.expiresAt })
    .onConflict((conflict) => conflict.column('proof_hash').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Records a failed sign-in attempt from a network address. */
export async function recordFailedLogin(queries: Queries, from: string, at: Date): Promise<void> {
  await queries.insertInto('wrong_codes').values({ from_address: from, at }).execute()
}

/** When the newest failed attempts came from a network address, newest first. */
export async function failedLoginsSince(
  queries: Queries,
  from: string,
  window: { since: Date; most: number },
): Promise<Date[]> {
  const rows = await queries
    .selectFrom('wrong_codes')
    .select('at')
    .where('from_address', '=', from)
    .where('at', '>', window.since)
    .orderBy('at', 'desc')
    .limit(window.most)
    .execute()
  return rows.map((row) => row.at)
}

/** Deletes what no limit needs any more: phone numbers and network addresses are stored no longer than necessary. */
export async function purgeLoginAttempts(queries: Queries, before: { day: Date; now: Date }): Promise<void> {
  await queries.deleteFrom('login_codes').where('created_at', '<', before.day).execute()
  await queries.deleteFrom('wrong_codes').where('at', '<', before.day).execute()
  await queries.deleteFrom('used_proofs').where('expires_at', '<', before.now).execute()
}
