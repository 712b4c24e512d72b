import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'

/** Limits on requests for a login code and on tries (AUTH-10); the operator may configure other limits. */
export type LoginLimits = {
  readonly secondsBetweenCodes: number
  /** To a number at the request of one known device, or else of one network address. */
  readonly codesPerHourToNumber: number
  readonly codesPerDayToNumber: number
  /** To a number in all: once at the request of its known devices, once at the request of everybody else. */
  readonly codesPerDayToNumberInAll: number
  /** At the request of one network address, for known and for other numbers each; a gateway may serve thousands. */
  readonly codesPerHourFromAddress: number
  /** For the whole store in 24 hours: caps the cost of text messages. `budgetShares` divides it. */
  readonly codesPerDay: number
  readonly triesPerCode: number
}

export const defaultLoginLimits: LoginLimits = {
  secondsBetweenCodes: 30,
  codesPerHourToNumber: 5,
  codesPerDayToNumber: 12,
  codesPerDayToNumberInAll: 30,
  codesPerHourFromAddress: 300,
  codesPerDay: 5_000,
  triesPerCode: 5,
}

/** Time for which a login code is valid. */
export const CODE_LIFETIME_MS = 5 * MINUTE_MS

/** Time for which a bot-check challenge is valid: the customer may need to fetch the phone first. */
export const CHALLENGE_LIFETIME_MS = 20 * MINUTE_MS

/** Longest time that a session lives after its last use. */
export const SESSION_IDLE_MS = 60 * DAY_MS

/** Longest time that a session lives after its sign-in, however much it is used. */
export const SESSION_LIFETIME_MS = 180 * DAY_MS

/** The expiry of a session in use is extended at most this often. */
export const SESSION_RENEWAL_INTERVAL_MS = HOUR_MS

/** Time for which a browser is a known device of a number after its last sign-in; browsers keep no cookie for longer. */
export const KNOWN_DEVICE_LIFETIME_MS = 400 * DAY_MS

/** The most browsers that are known devices of one number; the oldest gives way. */
export const MAX_KNOWN_DEVICES = 10

/**
 * After this long without a sign-in or use, a number may have a new owner: operators disconnect a number after 90 days of
 * disuse and give it to somebody else after 90 more.
 */
export const NUMBER_DISUSE_MS = 180 * DAY_MS

/** Number of proofs of an earlier account that may be tried. */
export const CLAIM_TRIES = 5
