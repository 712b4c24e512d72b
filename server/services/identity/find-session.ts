import { SESSION_LIFETIME_MS, SESSION_RENEWAL_INTERVAL_MS } from '#domain/identity/login-limits.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { tokenHash } from './steps/hashing.ts'
import { extendSession, findSession as readSession, removeSession } from '../../db/identity/sessions.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Who a session token belongs to, or null. A session in use lives on: 60 days from its last hour of use. */
export async function findSession({ database, now }: Dependencies, token: string): Promise<Partner | null> {
  const at = now()
  const hash = tokenHash(token)
  const session = await readSession(database.queries, hash, at)
  if (session === null) return null
  if (at.getTime() - session.seenAt.getTime() > SESSION_RENEWAL_INTERVAL_MS) {
    const expiresAt = new Date(at.getTime() + SESSION_LIFETIME_MS)
    await extendSession(database.queries, hash, { seenAt: at, expiresAt })
  }
  return session.partner
}

/** Ends the session of a token; no fault when there is none (AUTH-09). */
export async function signOut({ database }: Dependencies, token: string): Promise<void> {
  await removeSession(database.queries, tokenHash(token))
}
