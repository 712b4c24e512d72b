import { CHALLENGE_LIFETIME_MS, type LoginLimits } from '#domain/identity/login-limits.ts'
import type { ChallengeWire } from '#domain/identity/wire.ts'
import type { BotCheck } from '../../gateways/bot-check/port.ts'
import type { Database } from '../../db/database.ts'
import { requiredFactor, type NetworkOrigin } from './steps/required-factor.ts'

type Dependencies = {
  readonly database: Database
  readonly botCheck: BotCheck
  readonly loginLimits: LoginLimits
  readonly now: () => Date
}

/** A proof of work that a browser has to solve before a code is sent to it (AUTH-07), harder while many codes are requested. */
export async function createChallenge(
  { database, botCheck, loginLimits, now }: Dependencies,
  origin: NetworkOrigin,
): Promise<ChallengeWire> {
  const at = now()
  const factor = await requiredFactor(database.queries, loginLimits, { origin, at })
  return botCheck.challenge({ expiresAt: new Date(at.getTime() + CHALLENGE_LIFETIME_MS), factor })
}
