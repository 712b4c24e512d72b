import type { CreditTerms } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { lockAccount, setTerms } from '../../db/accounts/accounts.ts'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../audit/steps/record-change.ts'

/** New terms of an account, and the revision that was seen. */
export type TermsChange = { readonly id: string; readonly terms: CreditTerms; readonly revision: number }

/** Changes limit, days and point of check of an account (CREDIT-01). Throws `not-permitted`, `not-found` and `edit-conflict`. */
export async function setCreditTerms(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  { id, terms, revision }: TermsChange,
): Promise<void> {
  requirePermission(actor, 'credit:terms')
  await database.queries.transaction().execute(async (queries) => {
    const account = await lockAccount(queries, id)
    if (account === null) throw new AppError('not-found')
    if (account.revision !== revision) throw new AppError('edit-conflict')
    await setTerms(queries, id, terms)
    await recordChange(queries, actor, {
      action: 'credit.terms',
      subject: 'credit-account',
      subjectId: id,
      before: shown(account.terms),
      after: shown(terms),
      at: now(),
    })
  })
}

/** Terms as the audit log shows them. */
function shown(terms: CreditTerms) {
  return { ...terms, limit: paiseToRupees(terms.limit) }
}
