import { randomInt, randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import {
  CODE_LIFETIME_MS,
  KNOWN_DEVICE_LIFETIME_MS,
  type LoginLimits,
} from '#domain/identity/login-limits.ts'
import type { Language } from '#domain/i18n/language.ts'
import { inLanguageOf } from '#domain/notifications/text-message.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { isHardEnough } from '#domain/identity/proof-factor.ts'
import type { ProofWire } from '#domain/identity/wire.ts'
import type { Alarm, Alarms } from '../../gateways/alarms/port.ts'
import type { BotCheck } from '../../gateways/bot-check/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findCodeBudget, purgeKnownDevices } from '../../db/identity/known-devices.ts'
import {
  addLoginCode,
  invalidateLoginCode,
  invalidateLoginCodes,
  lockPhone,
  lockCodeSending,
  recordSendReceipt,
  countCodesOf,
  codesSentFrom,
  codesSentTo,
  nthNewestCodeOf,
} from '../../db/identity/login-codes.ts'
import { purgeLoginAttempts, consumeProof } from '../../db/identity/login-attempts.ts'
import { newBrowserToken } from './steps/browser-token.ts'
import { codeHash, tokenHash } from './steps/hashing.ts'
import { requiredFactor, type NetworkOrigin } from './steps/required-factor.ts'
import { DAY_MS, MINUTE_MS, HOUR_MS } from '#domain/time/durations.ts'
import { codesPerDayOf, type CodeBudget } from '#domain/identity/code-budget.ts'
import { windowEndingAt, msUntilAllowed } from '#domain/identity/sliding-window.ts'
import { noteCap } from '../alarms/steps/note-cap.ts'

type Dependencies = {
  readonly database: Database
  readonly sms: SmsGateway
  readonly botCheck: BotCheck
  readonly alarms: Alarms
  readonly now: () => Date
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
  readonly storeName: string
  readonly publicUrl: string | null
}

export type CodeRequest = {
  readonly phone: Phone
  readonly proof: ProofWire
  /** Of the page that asks, English unless it says so. */
  readonly language?: Language | undefined
  readonly origin: NetworkOrigin
  /** Secret that the browser received when it last requested a code, or null. */
  readonly previousSecret: string | null
  /** Token that the browser received when it last signed in, or null. */
  readonly deviceToken: string | null
}

/** Seconds until another code may be requested, seconds until this one expires, and the secret of the browser that it is for. */
export type CodeSent = {
  readonly resendAfterSeconds: number
  readonly expiresInSeconds: number
  readonly browserSecret: string
}

/**
 * Sends a new six-digit code to a phone, for the browser that solved the challenge; that browser's earlier codes for the
 * phone stop working, those of other browsers do not. Throws `proof-invalid` without a fresh proof of work that is hard enough
 * for the present load, `code-too-soon` with retryAfterSeconds when a limit of AUTH-10 is reached, `sign-in-paused` when a
 * daily limit of the store is, `code-not-sent` when no provider accepts it.
 */
export async function sendCode(dependencies: Dependencies, request: CodeRequest): Promise<CodeSent> {
  const { database, sms, now, storeName, publicUrl } = dependencies
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const browserSecret = newBrowserToken(dependencies.loginSecret, {
    now: now(),
    seconds: CODE_LIFETIME_MS / 1000,
  })
  const proven = await dependencies.botCheck.check(request.proof)
  if (proven === null || proven.expiresAt <= now()) throw new AppError('proof-invalid')
  const { id, alarms } = await database.queries.transaction().execute(async (queries) => {
    await lockCodeSending(queries)
    if (!(await consumeProof(queries, { hash: tokenHash(proven.id), expiresAt: proven.expiresAt })))
      throw new AppError('proof-invalid')
    return saveCode(queries, dependencies, { ...request, factor: proven.factor, code, browserSecret })
  })
  alarms.forEach(dependencies.alarms.raise)
  try {
    const variables = {
      code,
      store: storeName,
      minutes: String(CODE_LIFETIME_MS / MINUTE_MS),
      host: hostOf(publicUrl),
    }
    const receipt = await sms.send(
      inLanguageOf(request.language ?? 'en', () => ({
        to: request.phone,
        template: 'sign-in-code',
        variables,
      })),
    )
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

type CodeToSave = Omit<CodeRequest, 'proof'> & {
  readonly factor: number
  readonly code: string
  readonly browserSecret: string
}

async function saveCode(
  queries: Queries,
  { now, loginSecret, loginLimits: limits }: Dependencies,
  { phone, origin, factor, code, browserSecret, previousSecret, deviceToken }: CodeToSave,
): Promise<{ id: string; alarms: readonly Alarm[] }> {
  await lockPhone(queries, phone)
  const at = now()
  await purgeLoginAttempts(queries, new Date(at.getTime() - DAY_MS))
  const forgotten = new Date(at.getTime() - KNOWN_DEVICE_LIFETIME_MS)
  await purgeKnownDevices(queries, forgotten)
  const device = tokenHash(deviceToken ?? '')
  const budget = await findCodeBudget(queries, { phone, deviceHash: device, since: forgotten })
  const deviceHash = budget === 'device' ? device : null
  await enforceCodeLimits(queries, limits, { phone, address: origin.address, deviceHash, budget, at })
  const required = await requiredFactor(queries, limits, { origin, at })
  if (budget !== 'device' && !isHardEnough(factor, required)) throw new AppError('proof-invalid')
  const id = randomUUID()
  // only the newest code of a browser works
  await invalidateLoginCodes(queries, { phone, browserHash: tokenHash(previousSecret ?? '') }, at)
  await addLoginCode(queries, {
    id,
    phone,
    hash: codeHash(loginSecret, phone, code),
    browserHash: tokenHash(browserSecret),
    requestedFrom: origin.address,
    requestedBlock: origin.block,
    deviceHash,
    budget,
    at,
    expiresAt: new Date(at.getTime() + CODE_LIFETIME_MS),
    triesLeft: limits.triesPerCode,
  })
  return { id, alarms: await noteCodeCap(queries, limits, { budget, at }) }
}

/** The host for which browsers fill the code in. */
function hostOf(publicUrl: string | null): string {
  return publicUrl === null ? '' : new URL(publicUrl).host
}

/** The warnings that are due after a code was recorded: one for each part of the day's cap that it reached, once a day. */
async function noteCodeCap(
  queries: Queries,
  { codesPerDay }: LoginLimits,
  { budget, at }: { readonly budget: CodeBudget; readonly at: Date },
): Promise<Alarm[]> {
  const max = codesPerDayOf(budget, codesPerDay)
  const window = windowEndingAt(at, DAY_MS)
  const used = await countCodesOf(queries, budget, window)
  return noteCap(queries, { cap: `sign-in-codes, ${budget}`, used, max, at })
}

/** Requester of a code for a number, and the budget that the code would come from. */
type Requester = {
  readonly phone: Phone
  readonly address: string
  /** The known device that asks; null when it is not one of the number. */
  readonly deviceHash: string | null
  readonly budget: CodeBudget
}

/**
 * Holds a request for a code to the limits of AUTH-10, while the sending of codes is locked. What other people request never
 * counts against a known device. Throws `code-too-soon` or `sign-in-paused`, with retryAfterSeconds.
 */
async function enforceCodeLimits(
  queries: Queries,
  limits: LoginLimits,
  { at, ...requester }: Requester & { readonly at: Date },
): Promise<void> {
  const wait = Math.max(
    await waitForNumber(queries, limits, { ...requester, at }),
    await waitForAddress(queries, limits, { ...requester, at }),
  )
  if (wait > 0) throw tooSoon('code-too-soon', wait)
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
  const paused = tooSoon('sign-in-paused', Math.min(last.getTime(), at.getTime()) + DAY_MS - at.getTime())
  // causes are logged: the merchant has to know
  paused.cause = new Error(
    `${max} sign-in codes of the budget "${budget}" within a day, the most that may be sent`,
  )
  throw paused
}

function tooSoon(code: 'code-too-soon' | 'sign-in-paused', waitMs: number): AppError {
  return new AppError(code, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
