/** The limits of signing in (AUTH-10). Times are milliseconds. */
export const loginRules = {
  codeLifeMs: 5 * 60_000,
  tries: 5,
  waitBetweenCodesMs: 30_000,
  countingWindowMs: 3_600_000,
  codesPerWindowToNumber: 5,
  codesPerWindowFromAddress: 30,
  sessionLifeMs: 60 * 24 * 3_600_000,
  /** A session in use is extended at most this often. */
  sessionTouchMs: 3_600_000,
} as const
