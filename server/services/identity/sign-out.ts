import type { Database } from '../../db/database.ts'
import { removeSession } from '../../db/identity/sessions.ts'
import { tokenHash } from './steps/hashing.ts'

/** Ends the session of a token; nothing when there is none (AUTH-09). */
export async function signOut({ database }: { readonly database: Database }, token: string): Promise<void> {
  await removeSession(database.queries, tokenHash(token))
}
