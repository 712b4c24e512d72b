import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { CODE_LIFETIME_MS, type LoginLimits } from '#domain/identity/login-limits.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { msUntilAllowed } from '#domain/identity/sliding-window.ts'
import type { ProofWire } from '#domain/identity/wire.ts'
import type { BotCheck } from '../../gateways/bot-check/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import type { Database, Queries } from '../../db/database.ts'
import { codeHash, tokenHash } from './steps/hashing.ts'
import {
  addLoginCode,
  nthNewestCodeSentAt,
  codesSentSince,
  invalidateLoginCode,
  invalidateLoginCodes,
  lockPhone,
  lockCodeSending,
  recordSendReceipt,
} from '../../db/identity/login-codes.ts'
import { purgeLoginAttempts, consumeProof } from '../../db/identity/login-attempts.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Dependencies = {
  readonly database: Database
  readonly sms: SmsGateway
  readonly botCheck: BotCheck
  readonly now: () => Date
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
  readonly storeName: string
  readonly publicUrl: string | null
}

export type CodeRequest = {
  readonly phone: Phone
  readonly proof: ProofWire
  readonly requestedFrom: string
}

/** When another code may be requested, when this one expires, and the secret of the browser it is for. */
export type CodeSent = {
  readonly resendAfterSeconds: number
  readonly expiresInSeconds: number
  readonly browserSecret: string
}

/**
 * Sends a new six-digit code to a phone, for the browser that solved the challenge; earlier codes of the phone stop
 * working. Throws `proof-invalid` without a fresh proof of work, `code-too-soon` with retryAfterSeconds when a limit of
 * AUTH-10 is reached, `sign-in-paused` when the store's daily limit is, `code-not-sent` when no provider accepts it.
 */
export async function sendCode(dependencies: Dependencies, request: CodeRequest): Promise<CodeSent> {
  const { database, sms, now, storeName, publicUrl } = dependencies
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const browserSecret = randomBytes(32).toString('base64url')
  const proven = await dependencies.botCheck.check(request.proof)
  if (proven === null || proven.expiresAt <= now()) throw new AppError('proof-invalid')
  const id = await database.queries.transaction().execute(async (queries) => {
    await lockCodeSending(queries)
    if (!(await consumeProof(queries, { hash: tokenHash(proven.id), expiresAt: proven.expiresAt })))
      throw new AppError('proof-invalid')
    return saveCode(queries, dependencies, { ...request, code, browserSecret })
  })
  try {
    const receipt = await sms.send({
      to: request.phone,
      template: 'sign-in-code',
      variables: {
        code,
        store: storeName,
        minutes: String(CODE_LIFETIME_MS / 60_000),
        host: hostOf(publicUrl),
      },
    })
    await recordSendReceipt(database.queries, id, receipt)
  } catch (error) {
    await invalidateLoginCode(database.queries, id, now())
    const failure = new AppError('code-not-sent')
    failure.cause = error
    throw failure
  }
  return {
    resendAfterSeconds: dependencies.loginLimits.secondsBetweenCodes,
    expiresInSeconds: CODE_LIFETIME_MS / 1000,
    browserSecret,
  }
}

async function saveCode(
  queries: Queries,
  { now, loginSecret, loginLimits: limits }: Dependencies,
  request: { phone: Phone; requestedFrom: string; code: string; browserSecret: string },
): Promise<string> {
  const { phone, requestedFrom, code, browserSecret } = request
  await lockPhone(queries, phone)
  const at = now()
  await purgeLoginAttempts(queries, { day: new Date(at.getTime() - DAY_MS), now: at })
  await enforceLimits(queries, limits, { phone, requestedFrom, at })
  const id = randomUUID()
  // only the newest code of a phone works
  await invalidateLoginCodes(queries, phone, at)
  await addLoginCode(queries, {
    id,
    phone,
    hash: codeHash(loginSecret, phone, code),
    browserHash: tokenHash(browserSecret),
    requestedFrom,
    at,
    expiresAt: new Date(at.getTime() + CODE_LIFETIME_MS),
    triesLeft: limits.triesPerCode,
  })
  return id
}

async function enforceLimits(
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
    msUntilAllowed(toNumber, { max: 1, windowMs: limits.secondsBetweenCodes * 1000, at }),
    msUntilAllowed(toNumber, { max: limits.codesPerHourToNumber, windowMs: HOUR_MS, at }),
    msUntilAllowed(toNumber, { max: limits.codesPerDayToNumber, windowMs: DAY_MS, at }),
    msUntilAllowed(fromAddress, { max: limits.codesPerHourFromAddress, windowMs: HOUR_MS, at }),
  )
  if (wait > 0) throw tooSoon('code-too-soon', 'Too many codes were asked for.', wait)
  const last = await nthNewestCodeSentAt(queries, limits.codesPerDay - 1, since(DAY_MS))
  if (last === null) return
  const paused = tooSoon('sign-in-paused', undefined, last.getTime() + DAY_MS - at.getTime())
  // causes are logged: the merchant has to know
  paused.cause = new Error(`${limits.codesPerDay} sign-in codes within a day, the most that may be sent`)
  throw paused
}

function tooSoon(
  code: 'code-too-soon' | 'sign-in-paused',
  message: string | undefined,
  waitMs: number,
): AppError {
  return new AppError(code, message, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/** The host for which browsers fill the code in. */
function hostOf(publicUrl: string | null): string {
  return publicUrl === null ? '' : new URL(publicUrl).host
}
