import {
  CLAIM_TRIES,
  SESSION_IDLE_MS,
  KNOWN_DEVICE_LIFETIME_MS,
  NUMBER_DISUSE_MS,
} from '#domain/identity/login-limits.ts'
import type { Language } from '#domain/i18n/language.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { PRIVACY_VERSION } from '#domain/privacy/policy.ts'
import type { Queries } from '../../db/database.ts'
import {
  recordSeen,
  setFormerAccount,
  lockAccountOf,
  setAccountAside,
} from '../../db/identity/former-accounts.ts'
import { updatePartnerLanguage } from '../../db/identity/partners.ts'
import { addSession, removeSession } from '../../db/identity/sessions.ts'
import { addConsent } from '../../db/privacy/consents.ts'
import { newToken, tokenHash } from './steps/hashing.ts'
import { partnerOfPhone } from './steps/partner-of-phone.ts'
import { rememberBrowser } from './steps/remember-browser.ts'
import { withCode, type CodeDependencies, type LoginAttempt } from './steps/with-code.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { findByMergedNumber, releaseMergedNumber } from '../../db/customers/merged-customers.ts'
import { isKnownDevice } from '../../db/identity/known-devices.ts'

export type SignInAttempt = LoginAttempt & {
  /** The version of the privacy policy that was shown and agreed to with the code. */
  readonly privacyVersion?: string | undefined
  /** Of the page, English unless it says so. */
  readonly language?: Language | undefined
}

/** A new session; its token and that of the device are given to the browser or app and stored nowhere else. */
export type SignedIn = {
  readonly partner: Partner
  readonly token: string
  readonly expiresAt: Date
  readonly deviceToken: string
}

/**
 * Signs in with the code that was sent to a phone, in the browser that requested it: starts a session and ends the previous
 * one; what the store writes to the partner is in the language of that page from then on; the first sign-in creates the partner (AUTH-06), and so does one with a number that may have a new owner. Consent to
 * the current version of the privacy policy is recorded with the session. Throws `code-wrong` with triesLeft, and
 * `code-expired` when this browser has no code to try. Attempts in other browsers have no influence.
 */
export async function signIn(dependencies: CodeDependencies, attempt: SignInAttempt): Promise<SignedIn> {
  return withCode(dependencies, attempt, async (queries, at) => {
    if (attempt.previousToken !== null) await removeSession(queries, tokenHash(attempt.previousToken))
    return startSession(queries, dependencies, { ...attempt, at })
  })
}

async function startSession(
  queries: Queries,
  { loginSecret }: CodeDependencies,
  { phone, device, deviceToken, privacyVersion, language = 'en', at }: SignInAttempt & { at: Date },
): Promise<SignedIn> {
  const deviceHash = tokenHash(deviceToken ?? '')
  const formerUid = await setStaleAccountAside(queries, { phone, deviceHash, at })
  const known = await partnerOfPhone(queries, phone, at)
  const partner = { ...known, language }
  if (known.language !== language) await updatePartnerLanguage(queries, known.uid, language)
  if (formerUid === null) await recordSeen(queries, { uid: partner.uid, phone, at })
  else await setFormerAccount(queries, partner.uid, { uid: formerUid, tries: CLAIM_TRIES })
  if (privacyVersion === PRIVACY_VERSION)
    await addConsent(queries, { partnerUid: partner.uid, version: privacyVersion, at })
  const token = newToken()
  const browser = { partnerUid: partner.uid, name: device, deviceToken, at }
  const newDeviceToken = await rememberBrowser(queries, { loginSecret }, browser)
  const expiresAt = new Date(at.getTime() + SESSION_IDLE_MS)
  await addSession(queries, {
    tokenHash: tokenHash(token),
    partnerUid: partner.uid,
    device,
    at,
    expiresAt,
  })
  return { partner, token, expiresAt, deviceToken: newDeviceToken }
}

/**
 * Sets the account of a number aside that was unused for so long that it may have a new owner, unless a browser signs in that
 * has done so before. Returns its uid, or null when the account stays. Staff keep theirs: their role is taken away by hand.
 */
async function setStaleAccountAside(
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
