/** How often a code may be asked for and tried (AUTH-10); the keeper of a store may set other numbers. */
export type LoginLimits = {
  readonly secondsBetweenCodes: number
  readonly codesPerHourToNumber: number
  readonly codesPerHourFromAddress: number
  readonly triesPerCode: number
}

export const defaultLoginLimits: LoginLimits = {
  secondsBetweenCodes: 30,
  codesPerHourToNumber: 5,
  codesPerHourFromAddress: 30,
  triesPerCode: 5,
}

/** How long a code can be used. */
export const CODE_LIFE_MS = 5 * 60_000

/** How long a session lives from its last use. */
export const SESSION_LIFE_MS = 60 * 24 * 3_600_000

/** A session in use is extended at most this often. */
export const SESSION_TOUCH_MS = 3_600_000
