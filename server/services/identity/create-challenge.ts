import { CHALLENGE_LIFETIME_MS } from '#domain/identity/login-limits.ts'
import type { ChallengeWire } from '#domain/identity/wire.ts'
import type { BotCheck } from '../../gateways/bot-check/port.ts'

type Dependencies = { readonly botCheck: BotCheck; readonly now: () => Date }

/** A proof of work that a browser has to solve before a code is sent to it (AUTH-07). */
export function createChallenge({ botCheck, now }: Dependencies): Promise<ChallengeWire> {
  return botCheck.challenge(new Date(now().getTime() + CHALLENGE_LIFETIME_MS))
}
