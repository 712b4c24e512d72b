import { randomInt, randomUUID } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import { CODE_LIFE_MS, type LoginLimits } from '#domain/identity/login-rules.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { TextMessages } from '../../gateways/sms/port.ts'
import type { Database, Queries } from '../../store/database.ts'
import { codeHash } from '../../store/hashing.ts'
import { addLoginCode, codesSentSince, endLoginCode, lockPhone } from '../../store/login-codes.ts'

const HOUR_MS = 3_600_000

type Dependencies = {
  readonly database: Database
  readonly messages: TextMessages
  readonly now: () => Date
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
  readonly storeName: string
  readonly publicUrl: string | null
}

/** How long to wait before the next code can be asked for, and how long this one lives. */
export type CodeSent = { readonly resendAfterSeconds: number; readonly expiresInSeconds: number }

/**
 * Sends a fresh six-digit code to a number; earlier codes of it stop working. Throws `code-too-soon` with
 * retryAfterSeconds when a limit of AUTH-10 is reached, and `code-not-sent` when the provider refuses.
 */
export async function sendCode(
  dependencies: Dependencies,
  request: { readonly phone: Phone; readonly requestedFrom: string },
): Promise<CodeSent> {
  const { database, messages, now, storeName, publicUrl } = dependencies
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const id = await database.queries
    .transaction()
    .execute((queries) => keepCode(queries, dependencies, { ...request, code }))
  try {
    await messages.send({
      to: request.phone,
      template: 'sign-in-code',
      variables: { code, store: storeName, minutes: String(CODE_LIFE_MS / 60_000), host: hostOf(publicUrl) },
    })
  } catch (error) {
    await endLoginCode(database.queries, id, now())
    const failure = new ShopError('code-not-sent')
    failure.cause = error
    throw failure
  }
  return {
    resendAfterSeconds: dependencies.loginLimits.secondsBetweenCodes,
    expiresInSeconds: CODE_LIFE_MS / 1000,
  }
}

async function keepCode(
  queries: Queries,
  { now, loginSecret, loginLimits: limits }: Dependencies,
  request: { phone: Phone; requestedFrom: string; code: string },
): Promise<string> {
  const { phone, requestedFrom, code } = request
  await lockPhone(queries, phone)
  const at = now()
  const windowStart = new Date(at.getTime() - HOUR_MS)
  const toNumber = await codesSentSince(queries, { column: 'phone', value: phone }, windowStart)
  const fromAddress = await codesSentSince(
    queries,
    { column: 'requested_from', value: requestedFrom },
    windowStart,
  )
  const wait = Math.max(
    untilAllowed(toNumber, { most: 1, windowMs: limits.secondsBetweenCodes * 1000, at }),
    untilAllowed(toNumber, { most: limits.codesPerHourToNumber, windowMs: HOUR_MS, at }),
    untilAllowed(fromAddress, { most: limits.codesPerHourFromAddress, windowMs: HOUR_MS, at }),
  )
  if (wait > 0) {
    throw new ShopError('code-too-soon', 'Too many codes were asked for.', {
      retryAfterSeconds: Math.ceil(wait / 1000),
    })
  }
  const id = randomUUID()
  await addLoginCode(queries, {
    id,
    phone,
    hash: codeHash(loginSecret, phone, code),
    requestedFrom,
    at,
    expiresAt: new Date(at.getTime() + CODE_LIFE_MS),
    tries: limits.triesPerCode,
  })
  return id
}

type Limit = { readonly most: number; readonly windowMs: number; readonly at: Date }

/** Milliseconds until another code is within the limit, given the earlier ones, newest first. */
function untilAllowed(sent: readonly Date[], { most, windowMs, at }: Limit): number {
  const oldest = sent[most - 1]
  return oldest === undefined ? 0 : oldest.getTime() + windowMs - at.getTime()
}

/** The host that browsers fill codes in for. */
function hostOf(publicUrl: string | null): string {
  return publicUrl === null ? '' : new URL(publicUrl).host
}
