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
  liveLoginCode,
  lockPhone,
  countFailedAttempt,
} from '../../db/identity/login-codes.ts'
import { recordFailedLogin, failedLoginsSince } from '../../db/identity/login-attempts.ts'
import { findOrAddPartner } from '../../db/identity/partners.ts'
import { addSession } from '../../db/identity/sessions.ts'

const HOUR_MS = 3_600_000

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
}

/** The code that a person has read, and what the request shows of where it was typed. */
export type LoginAttempt = {
  readonly phone: Phone
  readonly code: string
  /** What the browser was given when it asked for the code; null where it has nothing. */
  readonly browserSecret: string | null
  readonly triedFrom: string
  /** How the browser or app describes itself. */
  readonly device: string
}

/** A started session: the token goes to the person's browser or app and is kept nowhere else. */
export type SignedIn = { readonly partner: Partner; readonly token: string; readonly expiresAt: Date }

/**
 * Proves a number by the code that was sent to it, in the browser that asked for it, and starts a session; the first
 * time this makes the partner record (AUTH-06). Throws `code-wrong` with triesLeft, `code-expired` when no code of the
 * number can be tried in this browser, and `too-many-tries` with retryAfterSeconds when too many wrong ones came from there.
 */
export async function signIn(dependencies: Dependencies, proof: LoginAttempt): Promise<SignedIn> {
  const outcome = await dependencies.database.queries
    .transaction()
    .execute((queries) => tryCode(queries, dependencies, proof))
  // thrown only now: a wrong try must stay counted, so its transaction has to commit
  if (outcome instanceof AppError) throw outcome
  return outcome
}

async function tryCode(
  queries: Queries,
  dependencies: Dependencies,
  proof: LoginAttempt,
): Promise<SignedIn | AppError> {
  const at = dependencies.now()
  await lockPhone(queries, proof.phone)
  const fault =
    (await tooManyFrom(queries, dependencies, { from: proof.triedFrom, at })) ??
    (await faultOf(queries, dependencies, { ...proof, at }))
  return fault ?? startSession(queries, { ...proof, at })
}

async function tooManyFrom(
  queries: Queries,
  { loginLimits: { wrongCodesPerHourFromAddress: most } }: Dependencies,
  { from, at }: { from: string; at: Date },
): Promise<AppError | null> {
  const since = new Date(at.getTime() - HOUR_MS)
  const wait = msUntilAllowed(await failedLoginsSince(queries, from, { since, most }), {
    most,
    windowMs: HOUR_MS,
    at,
  })
  if (wait <= 0) return null
  return new AppError('too-many-tries', undefined, { retryAfterSeconds: Math.ceil(wait / 1000) })
}

/** What is wrong with a code, counted; null, and the code used up, when it is right. */
async function faultOf(
  queries: Queries,
  { loginSecret }: Dependencies,
  { phone, code, browserSecret, triedFrom, at }: LoginAttempt & { at: Date },
): Promise<AppError | null> {
  const live = await liveLoginCode(queries, phone, at)
  // a code belongs to the browser that asked: tries elsewhere neither succeed nor use up its tries
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
