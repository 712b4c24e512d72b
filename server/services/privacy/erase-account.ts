import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { verifyCode, type CodeAttempt } from '../identity/steps/verify-code.ts'
import type { CodeDependencies } from '../identity/steps/with-code.ts'
import { erasePerson } from './steps/erase-person.ts'

/**
 * Erases a partner's account at their own wish, proven by a fresh code to their number: an unlocked phone that lies about is
 * not enough. Throws what `verifyCode` answers for a wrong code, and `erasure-blocked` while orders are open.
 */
export async function eraseAccount(
  dependencies: CodeDependencies,
  actor: Partner,
  proof: Omit<CodeAttempt, 'phone'>,
): Promise<void> {
  const at = dependencies.now()
  const error = await dependencies.database.queries.transaction().execute(async (queries) => {
    const wrong = await verifyCode(queries, dependencies, { ...proof, phone: actor.phone, at })
    if (wrong === null) await erasePerson(queries, actor, at)
    return wrong
  })
  // thrown after the commit, so that a failed attempt stays counted
  if (error instanceof AppError) throw error
}
