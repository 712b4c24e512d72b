import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { forgetDevices } from '../../db/identity/known-devices.ts'
import { removeSessions } from '../../db/identity/sessions.ts'
import { tokenHash } from './steps/hashing.ts'

type Dependencies = { readonly database: Database }

/** Signs one device of a partner out. Throws `not-found` when it is not theirs or its session has ended. */
export async function endDevice({ database }: Dependencies, actor: Partner, id: string): Promise<void> {
  if ((await removeSessions(database.queries, actor.uid, id)) === 0) throw new AppError('not-found')
}

/**
 * Signs all devices of a partner out, this one included. The others are no longer known devices: `deviceToken` is what this
 * one received when it signed in.
 */
export async function endAllDevices(
  { database }: Dependencies,
  actor: Partner,
  deviceToken: string | null,
): Promise<void> {
  await removeSessions(database.queries, actor.uid)
  await forgetDevices(database.queries, actor.uid, tokenHash(deviceToken ?? ''))
}
