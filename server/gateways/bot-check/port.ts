/** A proof-of-work challenge for a browser, signed by this store. */
export type Challenge = {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly signature: string
}

/** A challenge with its solution, as sent by a browser: untrusted until checked. */
export type Proof = {
  readonly challenge: Challenge
  readonly solution: { readonly counter: number; readonly derivedKey: string }
}

/** Makes automated requests for paid text messages expensive, without asking the customer anything (AUTH-07). */
export type BotCheck = {
  readonly challenge: (expiresAt: Date) => Promise<Challenge>
  /** The id and expiry of a solved challenge; null when the proof is invalid. */
  readonly check: (proof: Proof) => Promise<{ readonly id: string; readonly expiresAt: Date } | null>
}
