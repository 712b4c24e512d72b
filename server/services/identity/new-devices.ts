import type { NewDevice } from '#domain/identity/device.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { findNewDevices, recordTold } from '../../db/identity/known-devices.ts'
import { tokenHash } from './steps/hashing.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * The other browsers that signed in to a partner's account for the first time and that the reader here has not been told of;
 * `deviceToken` is what this browser received when it signed in.
 */
export async function listNewDevices(
  { database }: Dependencies,
  actor: Partner,
  deviceToken: string | null,
): Promise<NewDevice[]> {
  if (deviceToken === null) return []
  return findNewDevices(database.queries, { deviceHash: tokenHash(deviceToken), partnerUid: actor.uid })
}

/** Records that the reader of this browser knows of the devices that signed in until then. */
export async function acceptNewDevices(
  { database, now }: Dependencies,
  actor: Partner,
  { deviceToken, until }: { readonly deviceToken: string | null; readonly until: Date },
): Promise<void> {
  if (deviceToken === null) return
  const toldAt = new Date(Math.min(until.getTime(), now().getTime()))
  await recordTold(database.queries, { deviceHash: tokenHash(deviceToken), partnerUid: actor.uid }, toldAt)
}
