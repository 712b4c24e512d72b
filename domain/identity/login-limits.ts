/** How often a login code may be requested and tried (AUTH-10); the operator may configure other limits. */
export type LoginLimits = {
  readonly secondsBetweenCodes: number
  readonly codesPerHourToNumber: number
  readonly codesPerDayToNumber: number
  readonly codesPerHourFromAddress: number
  /** For the whole store in 24 hours: caps the cost of text messages. */
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

/** How long a login code is valid. */
export const CODE_LIFETIME_MS = 5 * 60_000

/** How long a bot-check challenge is valid: the customer may need to fetch the phone first. */
export const CHALLENGE_LIFETIME_MS = 20 * 60_000

/** How long a session lives after its last use. */
export const SESSION_LIFETIME_MS = 60 * 24 * 3_600_000

/** The expiry of a session in use is extended at most this often. */
export const SESSION_RENEWAL_INTERVAL_MS = 3_600_000
