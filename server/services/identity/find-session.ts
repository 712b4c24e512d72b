import {
  SESSION_IDLE_MS,
  SESSION_LIFETIME_MS,
  SESSION_RENEWAL_INTERVAL_MS,
} from '#domain/identity/login-limits.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { extendSession, findSession as readSession } from '../../db/identity/sessions.ts'
import { tokenHash } from './steps/hashing.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Session that a token belongs to. */
export type FoundSession = {
  readonly partner: Partner
  /** Seconds that it lives from now, if this request extended it; else null. */
  readonly extendedBySeconds: number | null
}

/**
 * The session that a token belongs to, or null. A session ends 60 days after its last use, to the hour, and 180 days after
 * its sign-in.
 */
export async function findSession(
  { database, now }: Dependencies,
  token: string,
): Promise<FoundSession | null> {
  const at = now()
  const hash = tokenHash(token)
  const since = new Date(at.getTime() - SESSION_LIFETIME_MS)
  const session = await readSession(database.queries, hash, { at, since })
  if (session === null) return null
  const { partner, createdAt, seenAt } = session
  if (at.getTime() - seenAt.getTime() <= SESSION_RENEWAL_INTERVAL_MS)
    return { partner, extendedBySeconds: null }
  const livesMs = Math.min(SESSION_IDLE_MS, createdAt.getTime() + SESSION_LIFETIME_MS - at.getTime())
  const expiresAt = new Date(at.getTime() + livesMs)
  await extendSession(database.queries, hash, { seenAt: at, expiresAt })
  return { partner, extendedBySeconds: Math.floor(livesMs / 1000) }
}
