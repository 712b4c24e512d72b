import { KNOWN_DEVICE_LIFETIME_MS, NUMBER_DISUSE_MS } from '#domain/identity/login-limits.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Queries } from '../../../db/database.ts'
import { findByMergedNumber, releaseMergedNumber } from '../../../db/customers/merged-customers.ts'
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
  if (account === null) await releaseStaleNumber(queries, { phone, deviceHash, at })
  if (account === null || account.isStaff || !account.holdsAnything) return null
  if (at.getTime() - account.lastSeenAt.getTime() < NUMBER_DISUSE_MS) return null
  const since = new Date(at.getTime() - KNOWN_DEVICE_LIFETIME_MS)
  if (await isKnownDevice(queries, { deviceHash, partnerUid: account.uid }, since)) return null
  await setAccountAside(queries, account.uid)
  return account.uid
}

/** A merged number that was unused for as long may have a new owner too, and no longer leads to the account it was merged into. */
async function releaseStaleNumber(
  queries: Queries,
  { phone, deviceHash, at }: { readonly phone: Phone; readonly deviceHash: string; readonly at: Date },
): Promise<void> {
  const merged = await findByMergedNumber(queries, phone)
  if (merged === null || at.getTime() - merged.usedAt.getTime() < NUMBER_DISUSE_MS) return
  const since = new Date(at.getTime() - KNOWN_DEVICE_LIFETIME_MS)
  if (!(await isKnownDevice(queries, { deviceHash, partnerUid: merged.into }, since)))
    await releaseMergedNumber(queries, merged.uid)
}
