import { randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { SESSION_LIFETIME_MS, type LoginLimits } from '#domain/identity/login-limits.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { msUntilAllowed } from '#domain/identity/sliding-window.ts'
import type { Database, Queries } from '../../db/database.ts'
import { codeHash, sameHash, tokenHash } from './steps/hashing.ts'
import {
  invalidateLoginCode,
  findLiveLoginCode,
  lockPhone,
  countFailedAttempt,
} from '../../db/identity/login-codes.ts'
import { recordFailedLogin, failedLoginsSince } from '../../db/identity/login-attempts.ts'
import { findOrAddPartner } from '../../db/identity/partners.ts'
import { addSession, removeSession } from '../../db/identity/sessions.ts'

const HOUR_MS = 3_600_000

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
}

/** A code as it was typed, and where the attempt comes from. */
export type LoginAttempt = {
  readonly phone: Phone
  readonly code: string
  /** What the browser received when it requested the code, or null. */
  readonly browserSecret: string | null
  readonly triedFrom: string
  /** How the browser or app describes itself. */
  readonly device: string
  /** The session that the browser had so far, if any; the new one replaces it. */
  readonly previousToken: string | null
}

/** A new session; its token is given to the browser or app and stored nowhere else. */
export type SignedIn = { readonly partner: Partner; readonly token: string; readonly expiresAt: Date }

/**
 * Signs in with the code that was sent to a phone, in the browser that requested it: starts a session and ends the previous
 * one; the first sign-in creates the partner (AUTH-06). Throws `code-wrong` with triesLeft, `code-expired` when this browser
 * has no code to try, and `too-many-tries` with retryAfterSeconds after too many wrong codes from its address.
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
  await lockPhone(queries, attempt.phone)
  const error =
    (await checkAttemptLimit(queries, dependencies, { from: attempt.triedFrom, at })) ??
    (await consumeCode(queries, dependencies, { ...attempt, at }))
  if (error !== null) return error
  if (attempt.previousToken !== null) await removeSession(queries, tokenHash(attempt.previousToken))
  return startSession(queries, { ...attempt, at })
}

async function checkAttemptLimit(
  queries: Queries,
  { loginLimits: { wrongCodesPerHourFromAddress: max } }: Dependencies,
  { from, at }: { from: string; at: Date },
): Promise<AppError | null> {
  const since = new Date(at.getTime() - HOUR_MS)
  const wait = msUntilAllowed(await failedLoginsSince(queries, from, { since, most: max }), {
    max,
    windowMs: HOUR_MS,
    at,
  })
  if (wait <= 0) return null
  return new AppError('too-many-tries', undefined, { retryAfterSeconds: Math.ceil(wait / 1000) })
}

/** Uses up the code when it is right; otherwise counts the failed attempt and returns its error. */
async function consumeCode(
  queries: Queries,
  { loginSecret }: Dependencies,
  { phone, code, browserSecret, triedFrom, at }: LoginAttempt & { at: Date },
): Promise<AppError | null> {
  const live = await findLiveLoginCode(queries, phone, at)
  // a code belongs to the browser that requested it: attempts elsewhere neither succeed nor use it up
  if (live === null || !sameHash(live.browserHash, tokenHash(browserSecret ?? ''))) {
    await recordFailedLogin(queries, triedFrom, at)
    return new AppError('code-expired')
  }
  if (sameHash(live.hash, codeHash(loginSecret, phone, code))) {
    await invalidateLoginCode(queries, live.id, at)
    return null
  }
  await recordFailedLogin(queries, triedFrom, at)
  await countFailedAttempt(queries, live.id)
  const triesLeft = live.triesLeft - 1
  return triesLeft > 0 ? new AppError('code-wrong', undefined, { triesLeft }) : new AppError('code-expired')
}

async function startSession(
  queries: Queries,
  { phone, device, at }: LoginAttempt & { at: Date },
): Promise<SignedIn> {
  const partner = await findOrAddPartner(queries, {
    uid: randomUUID(),
    phone,
    name: null,
    registration_date: at.toISOString(),
    verification_status: 'Pending',
    active: false,
  })
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(at.getTime() + SESSION_LIFETIME_MS)
  await addSession(queries, { tokenHash: tokenHash(token), partnerUid: partner.uid, device, at, expiresAt })
  return { partner, token, expiresAt }
}
