import { randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { CLAIM_TRIES, SESSION_IDLE_MS, type LoginLimits } from '#domain/identity/login-limits.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database, Queries } from '../../db/database.ts'
import { recordSeen, setFormerAccount } from '../../db/identity/former-accounts.ts'
import { findOrAddPartner } from '../../db/identity/partners.ts'
import { addSession, removeSession } from '../../db/identity/sessions.ts'
import { tokenHash } from './steps/hashing.ts'
import { rememberBrowser } from './steps/remember-browser.ts'
import { setStaleAccountAside } from './steps/set-stale-account-aside.ts'
import { verifyCode, type CodeAttempt } from './steps/verify-code.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
}

/** A code as it was typed, and what the new session replaces. */
export type LoginAttempt = CodeAttempt & {
  /** What the browser received when it last signed in, or null. */
  readonly deviceToken: string | null
  /** How the browser or app describes itself. */
  readonly device: string
  /** The session that the browser had so far, if any; the new one replaces it. */
  readonly previousToken: string | null
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
 * one; the first sign-in creates the partner (AUTH-06), and so does one with a number that may have a new owner. Throws `code-wrong` with triesLeft, and `code-expired` when this
 * browser has no code to try. What others try, wherever, has no influence.
 */
export async function signIn(dependencies: Dependencies, attempt: LoginAttempt): Promise<SignedIn> {
  const outcome = await dependencies.database.queries
    .transaction()
    .execute((queries) => tryCode(queries, dependencies, attempt))
  // thrown after the commit, so that a failed attempt stays counted
  if (outcome instanceof AppError) throw outcome
  return outcome
}

async function tryCode(
  queries: Queries,
  dependencies: Dependencies,
  attempt: LoginAttempt,
): Promise<SignedIn | AppError> {
  const at = dependencies.now()
  const error = await verifyCode(queries, dependencies, { ...attempt, at })
  if (error !== null) return error
  if (attempt.previousToken !== null) await removeSession(queries, tokenHash(attempt.previousToken))
  return startSession(queries, dependencies, { ...attempt, at })
}

async function startSession(
  queries: Queries,
  { loginSecret }: Dependencies,
  { phone, device, deviceToken, at }: LoginAttempt & { at: Date },
): Promise<SignedIn> {
  const deviceHash = tokenHash(deviceToken ?? '')
  const formerUid = await setStaleAccountAside(queries, { phone, deviceHash, at })
  const partner = await findOrAddPartner(queries, {
    uid: randomUUID(),
    phone,
    name: null,
    registration_date: at.toISOString(),
    verification_status: 'Pending',
    active: false,
  })
  if (formerUid === null) await recordSeen(queries, partner.uid, at)
  else await setFormerAccount(queries, partner.uid, { uid: formerUid, tries: CLAIM_TRIES })
  const token = randomBytes(32).toString('base64url')
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
