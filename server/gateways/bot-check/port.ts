import type { ChallengeWire, ProofWire } from '#domain/identity/wire.ts'

/** Tells visitors from machines before a message costs money, without asking anything of the person (AUTH-07). */
export type BotCheck = {
  readonly challenge: (expiresAt: Date) => Promise<ChallengeWire>
  /** The name of a solved challenge and until when it could be answered; null when the proof does not hold. */
  readonly check: (proof: ProofWire) => Promise<{ readonly id: string; readonly expiresAt: Date } | null>
}
