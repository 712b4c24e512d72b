import { SESSION_LIFETIME_MS } from '#domain/identity/login-limits.ts'
import type { Device } from '#domain/identity/device.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { listSessions } from '../../db/identity/sessions.ts'
import { sameHash, tokenHash } from './steps/hashing.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** The devices a partner is signed in on, the most recently used first. `token` is the session that asks. */
export async function listDevices(
  { database, now }: Dependencies,
  actor: Partner,
  token: string,
): Promise<Device[]> {
  const here = tokenHash(token)
  const at = now()
  const since = new Date(at.getTime() - SESSION_LIFETIME_MS)
  const sessions = await listSessions(database.queries, actor.uid, { at, since })
  return sessions.map((session) => ({
    id: session.id,
    device: session.device,
    signedInAt: session.createdAt,
    seenAt: session.seenAt,
    here: sameHash(session.tokenHash, here),
  }))
}
