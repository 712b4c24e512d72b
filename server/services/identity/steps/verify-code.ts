import { AppError } from '#domain/errors.ts'
import type { LoginLimits } from '#domain/identity/login-limits.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { msUntilAllowed } from '#domain/identity/sliding-window.ts'
import type { Queries } from '../../../db/database.ts'
import { recordFailedLogin, failedLoginsSince } from '../../../db/identity/login-attempts.ts'
import {
  invalidateLoginCode,
  findLiveLoginCode,
  lockPhone,
  countFailedAttempt,
} from '../../../db/identity/login-codes.ts'
import { codeHash, sameHash, tokenHash } from './hashing.ts'

const HOUR_MS = 3_600_000

type Dependencies = { readonly loginSecret: string; readonly loginLimits: LoginLimits }

/** A code as it was typed, and where the attempt comes from. */
export type CodeAttempt = {
  readonly phone: Phone
  readonly code: string
  /** What the browser received when it requested the code, or null. */
  readonly browserSecret: string | null
  readonly triedFrom: string
}

/**
 * Uses up the code that was sent to a phone, for the browser that requested it. Returns null when it is right; otherwise
 * counts the failed attempt and returns its error, which the caller throws after the commit: `code-wrong` with triesLeft,
 * `code-expired` when this browser has no code to try, `too-many-tries` with retryAfterSeconds.
 */
export async function verifyCode(
  queries: Queries,
  dependencies: Dependencies,
  attempt: CodeAttempt & { readonly at: Date },
): Promise<AppError | null> {
  await lockPhone(queries, attempt.phone)
  return (
    (await checkAttemptLimit(queries, dependencies, { from: attempt.triedFrom, at: attempt.at })) ??
    (await consumeCode(queries, dependencies, attempt))
  )
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
  { phone, code, browserSecret, triedFrom, at }: CodeAttempt & { at: Date },
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
