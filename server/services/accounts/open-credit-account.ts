import type { CreditTerms } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findPartnerHolder, lockAccount, openAccount } from '../../db/accounts/accounts.ts'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../audit/steps/record-change.ts'

/** An account to open for a customer. */
export type NewAccount = { readonly id: string; readonly customerUid: string; readonly terms: CreditTerms }

/**
 * Gives a customer credit (CREDIT-01); a repeated id changes nothing. Throws `not-permitted`, `not-found` for nobody, and
 * `invalid-input` when they have an account.
 */
export async function openCreditAccount(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  { id, customerUid, terms }: NewAccount,
): Promise<void> {
  requirePermission(actor, 'credit:terms')
  await database.queries.transaction().execute(async (queries) => {
    const holder = await findPartnerHolder(queries, customerUid)
    if (holder === null) throw new AppError('not-found')
    const known = await lockAccount(queries, id)
    if (known?.holderId === customerUid) return
    const at = now()
    const opened =
      known === null &&
      (await openAccount(queries, { id, holderKind: 'partner', holderId: customerUid, terms }, at))
    if (opened !== id) throw new AppError('invalid-input', { reasons: [{ code: 'account-exists' }] })
    await recordChange(queries, actor, {
      action: 'credit.open',
      subject: 'credit-account',
      subjectId: id,
      after: { customer: customerUid, ...terms, limit: paiseToRupees(terms.limit) },
      at,
    })
  })
}
