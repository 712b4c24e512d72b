import { KNOWN_DEVICE_LIFETIME_MS, NUMBER_DISUSE_MS } from '#domain/identity/login-limits.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Queries } from '../../../db/database.ts'
import { lockAccountOf, setAccountAside } from '../../../db/identity/former-accounts.ts'
import { isKnownDevice } from '../../../db/identity/known-devices.ts'

/**
 * Sets the account of a number aside that was unused for so long that it may have a new owner, unless a browser signs in that
 * has done so before. Returns its uid, or null when the account stays. Staff keep theirs: their role is taken away by hand.
 */
export async function setStaleAccountAside(
  queries: Queries,
  { phone, deviceHash, at }: { readonly phone: Phone; readonly deviceHash: string; readonly at: Date },
): Promise<string | null> {
  const account = await lockAccountOf(queries, phone)
  if (account === null || account.isStaff || !account.holdsAnything) return null
  if (at.getTime() - account.lastSeenAt.getTime() < NUMBER_DISUSE_MS) return null
  const since = new Date(at.getTime() - KNOWN_DEVICE_LIFETIME_MS)
  if (await isKnownDevice(queries, { deviceHash, partnerUid: account.uid }, since)) return null
  await setAccountAside(queries, account.uid)
  return account.uid
}
