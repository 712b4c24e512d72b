import type { Queries } from '../../../db/database.ts'
import { setEditToken } from '../../../db/order-edits/order-edits.ts'
import { newToken, tokenHash } from '../../identity/steps/hashing.ts'

/**
 * Makes the link token of an edit that waits, at the moment it is sent: the token is stored nowhere, only its hash. Null when no
 * edit waits any more.
 */
export async function issueEditToken(queries: Queries, orderId: string, at: Date): Promise<string | null> {
  const token = newToken()
  return (await setEditToken(queries, { orderId, hash: tokenHash(token), at })) ? token : null
}
