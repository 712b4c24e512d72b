import { SESSION_LIFETIME_MS, SESSION_RENEWAL_INTERVAL_MS } from '#domain/identity/login-limits.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { extendSession, findSession as readSession } from '../../db/identity/sessions.ts'
import { tokenHash } from './steps/hashing.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** The partner whose session a token belongs to, or null. A session expires 60 days after its last use, to the hour. */
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
