import { AppError } from '#domain/errors.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Queries } from '../../../db/database.ts'
import {
  invalidateLoginCode,
  findLiveLoginCode,
  hasRequestedCode,
  lockPhone,
  countFailedAttempt,
} from '../../../db/identity/login-codes.ts'
import { codeHash, sameHash, tokenHash } from './hashing.ts'

type Dependencies = { readonly loginSecret: string }

/** A code as it was typed, and in which browser. */
export type CodeAttempt = {
  readonly phone: Phone
  readonly code: string
  /** Secret that the browser received when it requested the code, or null. */
  readonly browserSecret: string | null
}

/**
 * Uses up the code that was sent to a phone, for the browser that requested it. Returns null when it is right; otherwise
 * counts the failed attempt and returns its error, which the caller throws after the commit: `code-wrong` with triesLeft, or
 * `code-expired` when this browser has no code to try. Attempts in other browsers have no influence.
 */
export async function verifyCode(
  queries: Queries,
  { loginSecret }: Dependencies,
  { phone, code, browserSecret, at }: CodeAttempt & { readonly at: Date },
): Promise<AppError | null> {
  const owner = { phone, browserHash: tokenHash(browserSecret ?? '') }
  // a browser without a code has nothing to compare with: its try takes no lock, writes nothing and counts for nobody
  if (!(await hasRequestedCode(queries, owner))) return new AppError('code-expired')
  await lockPhone(queries, phone)
  const live = await findLiveLoginCode(queries, owner, at)
  if (live === null) return new AppError('code-expired')
  if (sameHash(live.hash, codeHash(loginSecret, phone, code))) {
    await invalidateLoginCode(queries, live.id, at)
    return null
  }
  await countFailedAttempt(queries, live.id)
  const triesLeft = live.triesLeft - 1
  return triesLeft > 0 ? new AppError('code-wrong', { triesLeft }) : new AppError('code-expired')
}
