import type { ChallengeWire, ProofWire } from '#domain/identity/wire.ts'

/** Makes automated requests for paid text messages expensive, without asking the customer anything (AUTH-07). */
export type BotCheck = {
  readonly challenge: (expiresAt: Date) => Promise<ChallengeWire>
  /** The id and expiry of a solved challenge; null when the proof is invalid. */
  readonly check: (proof: ProofWire) => Promise<{ readonly id: string; readonly expiresAt: Date } | null>
}
