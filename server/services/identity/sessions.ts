import { AppError } from '#domain/errors.ts'
import type { Device } from '#domain/identity/device.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { sameHash, tokenHash } from './steps/hashing.ts'
import { removeSessions, listSessions } from '../../db/identity/sessions.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Where a person is signed in, the last used first. `token` is the session that asks. */
export async function listDevices(
  { database, now }: Dependencies,
  actor: Partner,
  token: string,
): Promise<Device[]> {
  const here = tokenHash(token)
  return (await listSessions(database.queries, actor.uid, now())).map((session) => ({
    id: session.id,
    device: session.device,
    signedInAt: session.createdAt,
    seenAt: session.seenAt,
    here: sameHash(session.tokenHash, here),
  }))
}

/** Ends one session of a person. Throws `not-found` when it is not theirs or has ended. */
export async function endDevice({ database }: Dependencies, actor: Partner, id: string): Promise<void> {
  if ((await removeSessions(database.queries, actor.uid, id)) === 0) throw new AppError('not-found')
}

/** Ends all sessions of a person, the asking one too. */
export async function endAllDevices({ database }: Dependencies, actor: Partner): Promise<void> {
  await removeSessions(database.queries, actor.uid)
}
