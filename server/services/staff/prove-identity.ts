import { AppError } from '#domain/errors.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { findDeskSession, touchDeskSession } from '../../db/staff/desk-sessions.ts'
import { tokenHash } from '../identity/steps/hashing.ts'
import { verifyCode, type CodeAttempt } from '../identity/steps/verify-code.ts'
import type { CodeDependencies } from '../identity/steps/with-code.ts'

/**
 * Proves again who works at the desk, with a new code to their phone (STAFF-03): for ten minutes they may do what cannot be
 * undone. Throws `not-signed-in`, and the error of a wrong code.
 */
export async function proveIdentity(
  dependencies: CodeDependencies,
  token: string,
  attempt: Omit<CodeAttempt, 'phone'>,
): Promise<void> {
  const { database, now } = dependencies
  const at = now()
  const error = await database.queries.transaction().execute(async (queries) => {
    const session = await findDeskSession(queries, tokenHash(token), at)
    if (session === null) return new AppError('not-signed-in')
    const wrong = await verifyCode(queries, dependencies, { ...attempt, phone: session.phone as Phone, at })
    if (wrong === null) await touchDeskSession(queries, session.id, { seenAt: at, provedAt: at })
    return wrong
  })
  if (error !== null) throw error
}
