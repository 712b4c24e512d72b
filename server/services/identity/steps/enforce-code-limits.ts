import { codesPerDayOf, type CodeBudget } from '#domain/identity/code-budget.ts'
import { AppError } from '#domain/errors.ts'
import type { LoginLimits } from '#domain/identity/login-limits.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { msUntilAllowed, windowEndingAt } from '#domain/identity/sliding-window.ts'
import type { Queries } from '../../../db/database.ts'
import {
  codesSentFrom,
  codesSentTo,
  countCodesOf,
  nthNewestCodeOf,
} from '../../../db/identity/login-codes.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'

/** Who asks for a code for which number, and the budget that it would come from. */
export type Requester = {
  readonly phone: Phone
  readonly address: string
  /** The known device that asks; null when it is none of the number. */
  readonly deviceHash: string | null
  readonly budget: CodeBudget
}

/**
 * Holds a request for a code to the limits of AUTH-10, while the sending of codes is locked. What other people request never
 * counts against a known device. Throws `code-too-soon` or `sign-in-paused`, with retryAfterSeconds.
 */
export async function enforceCodeLimits(
  queries: Queries,
  limits: LoginLimits,
  { at, ...requester }: Requester & { readonly at: Date },
): Promise<void> {
  const wait = Math.max(
    await waitForNumber(queries, limits, { ...requester, at }),
    await waitForAddress(queries, limits, { ...requester, at }),
  )
  if (wait > 0) throw tooSoon('code-too-soon', 'Too many codes were asked for.', wait)
  await enforceDailyCap(queries, limits, { budget: requester.budget, at })
}

async function waitForNumber(
  queries: Queries,
  limits: LoginLimits,
  { phone, address, deviceHash, at }: Requester & { at: Date },
): Promise<number> {
  const sent = await codesSentTo(queries, phone, windowEndingAt(at, DAY_MS))
  const alike = sent.filter((code) => (code.deviceHash === null) === (deviceHash === null))
  const own = alike
    .filter((code) => (deviceHash === null ? code.requestedFrom === address : code.deviceHash === deviceHash))
    .map((code) => code.at)
  return Math.max(
    msUntilAllowed(own, { max: 1, windowMs: limits.secondsBetweenCodes * 1000, at }),
    msUntilAllowed(own, { max: limits.codesPerHourToNumber, windowMs: HOUR_MS, at }),
    msUntilAllowed(own, { max: limits.codesPerDayToNumber, windowMs: DAY_MS, at }),
    msUntilAllowed(
      alike.map((code) => code.at),
      { max: limits.codesPerDayToNumberInAll, windowMs: DAY_MS, at },
    ),
  )
}

async function waitForAddress(
  queries: Queries,
  { codesPerHourFromAddress: max }: LoginLimits,
  { address, budget, at }: Requester & { at: Date },
): Promise<number> {
  const window = windowEndingAt(at, HOUR_MS)
  const sent = await codesSentFrom(queries, { address, budget }, { window, most: max })
  return budget === 'device' ? 0 : msUntilAllowed(sent, { max, windowMs: HOUR_MS, at })
}

async function enforceDailyCap(
  queries: Queries,
  { codesPerDay }: LoginLimits,
  { budget, at }: { budget: CodeBudget; at: Date },
): Promise<void> {
  const max = codesPerDayOf(budget, codesPerDay)
  const window = windowEndingAt(at, DAY_MS)
  if ((await countCodesOf(queries, budget, window)) < max) return
  const last = (await nthNewestCodeOf(queries, budget, { before: max - 1, window })) ?? at
  const paused = tooSoon(
    'sign-in-paused',
    undefined,
    Math.min(last.getTime(), at.getTime()) + DAY_MS - at.getTime(),
  )
  // causes are logged: the merchant has to know
  paused.cause = new Error(
    `${max} sign-in codes of the budget "${budget}" within a day, the most that may be sent`,
  )
  throw paused
}

function tooSoon(
  code: 'code-too-soon' | 'sign-in-paused',
  message: string | undefined,
  waitMs: number,
): AppError {
  return new AppError(code, message, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
