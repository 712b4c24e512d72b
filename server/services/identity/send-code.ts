import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import { CODE_LIFE_MS, type LoginLimits } from '#domain/identity/login-limits.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { untilAllowed } from '#domain/identity/sliding-window.ts'
import type { BotCheck, Proof } from '../../gateways/bot-check/port.ts'
import type { TextMessages } from '../../gateways/sms/port.ts'
import type { Database, Queries } from '../../db/database.ts'
import { codeHash, tokenHash } from './steps/hashing.ts'
import {
  addLoginCode,
  codeSentBefore,
  codesSentSince,
  endLoginCode,
  lockPhone,
  lockSending,
  noteSender,
} from '../../db/identity/login-codes.ts'
import { forgetLoginTraces, spendProof } from '../../db/identity/login-attempts.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Dependencies = {
  readonly database: Database
  readonly messages: TextMessages
  readonly botCheck: BotCheck
  readonly now: () => Date
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
  readonly storeName: string
  readonly publicUrl: string | null
}

export type CodeRequest = {
  readonly phone: Phone
  readonly proof: Proof
  readonly requestedFrom: string
}

/** How long to wait before the next code can be asked for, how long this one lives, and the secret of the browser it is for. */
export type CodeSent = {
  readonly resendAfterSeconds: number
  readonly expiresInSeconds: number
  readonly browserSecret: string
}

/**
 * Sends a fresh six-digit code to a number, for the browser that solved the challenge; earlier codes of the number stop
 * working. Throws `proof-invalid` without a fresh proof of work, `code-too-soon` with retryAfterSeconds when a limit of
 * AUTH-10 is reached, `sign-in-paused` when the store has sent as many as it may, `code-not-sent` when no provider takes it.
 */
export async function sendCode(dependencies: Dependencies, request: CodeRequest): Promise<CodeSent> {
  const { database, messages, now, storeName, publicUrl } = dependencies
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const browserSecret = randomBytes(32).toString('base64url')
  const proven = await dependencies.botCheck.check(request.proof)
  if (proven === null || proven.expiresAt <= now()) throw new ShopError('proof-invalid')
  const id = await database.queries.transaction().execute(async (queries) => {
    await lockSending(queries)
    if (!(await spendProof(queries, { hash: tokenHash(proven.id), expiresAt: proven.expiresAt })))
      throw new ShopError('proof-invalid')
    return keepCode(queries, dependencies, { ...request, code, browserSecret })
  })
  try {
    const taken = await messages.send({
      to: request.phone,
      template: 'sign-in-code',
      variables: { code, store: storeName, minutes: String(CODE_LIFE_MS / 60_000), host: hostOf(publicUrl) },
    })
    await noteSender(database.queries, id, taken)
  } catch (error) {
    await endLoginCode(database.queries, id, now())
    const failure = new ShopError('code-not-sent')
    failure.cause = error
    throw failure
  }
  return {
    resendAfterSeconds: dependencies.loginLimits.secondsBetweenCodes,
    expiresInSeconds: CODE_LIFE_MS / 1000,
    browserSecret,
  }
}

async function keepCode(
  queries: Queries,
  { now, loginSecret, loginLimits: limits }: Dependencies,
  request: { phone: Phone; requestedFrom: string; code: string; browserSecret: string },
): Promise<string> {
  const { phone, requestedFrom, code, browserSecret } = request
  await lockPhone(queries, phone)
  const at = now()
  await forgetLoginTraces(queries, { day: new Date(at.getTime() - DAY_MS), now: at })
  await refuseTooMany(queries, limits, { phone, requestedFrom, at })
  const id = randomUUID()
  await addLoginCode(queries, {
    id,
    phone,
    hash: codeHash(loginSecret, phone, code),
    browserHash: tokenHash(browserSecret),
    requestedFrom,
    at,
    expiresAt: new Date(at.getTime() + CODE_LIFE_MS),
    tries: limits.triesPerCode,
  })
  return id
}

async function refuseTooMany(
  queries: Queries,
  limits: LoginLimits,
  { phone, requestedFrom, at }: { phone: Phone; requestedFrom: string; at: Date },
): Promise<void> {
  const since = (ms: number): Date => new Date(at.getTime() - ms)
  const toNumber = await codesSentSince(
    queries,
    { column: 'phone', value: phone },
    { since: since(DAY_MS), most: Math.max(limits.codesPerDayToNumber, limits.codesPerHourToNumber) },
  )
  const fromAddress = await codesSentSince(
    queries,
    { column: 'requested_from', value: requestedFrom },
    { since: since(HOUR_MS), most: limits.codesPerHourFromAddress },
  )
  const wait = Math.max(
    untilAllowed(toNumber, { most: 1, windowMs: limits.secondsBetweenCodes * 1000, at }),
    untilAllowed(toNumber, { most: limits.codesPerHourToNumber, windowMs: HOUR_MS, at }),
    untilAllowed(toNumber, { most: limits.codesPerDayToNumber, windowMs: DAY_MS, at }),
    untilAllowed(fromAddress, { most: limits.codesPerHourFromAddress, windowMs: HOUR_MS, at }),
  )
  if (wait > 0) throw tooSoon('code-too-soon', 'Too many codes were asked for.', wait)
  const last = await codeSentBefore(queries, limits.codesPerDay - 1, since(DAY_MS))
  if (last === null) return
  const paused = tooSoon('sign-in-paused', undefined, last.getTime() + DAY_MS - at.getTime())
  // what lies behind a failure goes to the log: the keeper has to know
  paused.cause = new Error(`${limits.codesPerDay} sign-in codes within a day, the most that may be sent`)
  throw paused
}

function tooSoon(
  code: 'code-too-soon' | 'sign-in-paused',
  message: string | undefined,
  waitMs: number,
): ShopError {
  return new ShopError(code, message, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/** The host that browsers fill codes in for. */
function hostOf(publicUrl: string | null): string {
  return publicUrl === null ? '' : new URL(publicUrl).host
}
