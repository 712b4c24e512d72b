/** A task for a visitor's browser, signed by this store. */
export type Challenge = {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly signature: string
}

/** A challenge with its solution, as a browser sends it. Nothing in it is believed before it is checked. */
export type Proof = {
  readonly challenge: Challenge
  readonly solution: { readonly counter: number; readonly derivedKey: string }
}

/** Tells visitors from machines before a message costs money, without asking anything of the person (AUTH-07). */
export type BotCheck = {
  readonly challenge: (expiresAt: Date) => Promise<Challenge>
  /** The name of a solved challenge and until when it could be answered; null when the proof does not hold. */
  readonly check: (proof: Proof) => Promise<{ readonly id: string; readonly expiresAt: Date } | null>
}
