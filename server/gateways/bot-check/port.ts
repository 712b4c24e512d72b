import type { ChallengeWire, ProofWire } from '#domain/identity/wire.ts'

/** Makes automated requests for paid text messages expensive, without asking the customer anything (AUTH-07). */
export type BotCheck = {
  /** A new challenge that takes `factor` times the usual work. */
  readonly challenge: (terms: { readonly expiresAt: Date; readonly factor: number }) => Promise<ChallengeWire>
  /** The id and terms of a solved challenge; null when the proof is invalid. */
  readonly check: (
    proof: ProofWire,
  ) => Promise<{ readonly id: string; readonly expiresAt: Date; readonly factor: number } | null>
}
