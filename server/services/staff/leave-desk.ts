import type { Database } from '../../db/database.ts'
import { removeDeskSession } from '../../db/staff/desk-sessions.ts'
import { tokenHash } from '../identity/steps/hashing.ts'

/** Ends a desk session, if there is one. */
export async function leaveDesk({ database }: { readonly database: Database }, token: string): Promise<void> {
  await removeDeskSession(database.queries, tokenHash(token))
}
