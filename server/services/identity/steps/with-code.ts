import { AppError } from '#domain/errors.ts'
import type { LoginLimits } from '#domain/identity/login-limits.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { verifyCode, type CodeAttempt } from './verify-code.ts'

/** Dependencies of a use case that opens something with a code. */
export type CodeDependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
}

/** A code as it was typed, and what the new session replaces. */
export type LoginAttempt = CodeAttempt & {
  /** Token that the browser received when it last signed in, or null. */
  readonly deviceToken: string | null
  /** Name by which the browser or app describes itself. */
  readonly device: string
  /** The session that the browser had so far, if any; the new one replaces it. */
  readonly previousToken: string | null
}

/**
 * Does in one transaction what a right code opens. Throws the error of a wrong code, and the error that `open` resolves with,
 * after the commit, so that a failed attempt stays counted and a right code is used up.
 */
export async function withCode<T>(
  dependencies: CodeDependencies,
  attempt: CodeAttempt,
  open: (queries: Queries, at: Date) => Promise<T | AppError>,
): Promise<T> {
  const at = dependencies.now()
  const outcome = await dependencies.database.queries.transaction().execute(async (queries) => {
    const error = await verifyCode(queries, dependencies, { ...attempt, at })
    return error ?? open(queries, at)
  })
  if (outcome instanceof AppError) throw outcome
  return outcome
}
