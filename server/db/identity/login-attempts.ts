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

/**
 * Deletes what no limit needs any more: phone numbers and network addresses are stored no longer than necessary. Used proofs
 * stay a day longer than they are valid, so that none is valid again after a clock was set back.
 */
export async function purgeLoginAttempts(queries: Queries, dayAgo: Date): Promise<void> {
  await queries.deleteFrom('login_codes').where('created_at', '<', dayAgo).execute()
  // written by earlier versions
  await queries.deleteFrom('wrong_codes').where('at', '<', dayAgo).execute()
  await queries.deleteFrom('used_proofs').where('expires_at', '<', dayAgo).execute()
}
