/** How often a code may be asked for and tried (AUTH-10); the keeper of a store may set other numbers. */
export type LoginLimits = {
  readonly secondsBetweenCodes: number
  readonly codesPerHourToNumber: number
  readonly codesPerDayToNumber: number
  readonly codesPerHourFromAddress: number
  /** In all, in 24 hours: what the messages may cost a store at most. */
  readonly codesPerDay: number
  readonly triesPerCode: number
  readonly wrongCodesPerHourFromAddress: number
}

export const defaultLoginLimits: LoginLimits = {
  secondsBetweenCodes: 30,
  codesPerHourToNumber: 5,
  codesPerDayToNumber: 12,
  codesPerHourFromAddress: 30,
  codesPerDay: 5_000,
  triesPerCode: 5,
  wrongCodesPerHourFromAddress: 60,
}

/** How long a code can be used. */
export const CODE_LIFETIME_MS = 5 * 60_000

/** How long a challenge of the bot check can be answered: a person may look for the phone in between. */
export const CHALLENGE_LIFETIME_MS = 20 * 60_000

/** How long a session lives from its last use. */
export const SESSION_LIFETIME_MS = 60 * 24 * 3_600_000

/** A session in use is extended at most this often. */
export const SESSION_RENEWAL_INTERVAL_MS = 3_600_000
