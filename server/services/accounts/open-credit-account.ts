import type { AccountHolder, CreditTerms } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import { WALK_IN } from '#domain/orders/counter/counter-sale.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findHolder, lockAccount, openAccount } from '../../db/accounts/accounts.ts'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../audit/steps/record-change.ts'

/** An account to open for a customer or a firm. */
export type NewAccount = {
  readonly id: string
  readonly holder: Pick<AccountHolder, 'kind' | 'id'>
  readonly terms: CreditTerms
}

/**
 * Gives a customer or a firm credit (CREDIT-01); a repeated id changes nothing. Throws `not-permitted`, `not-found` for nobody, and
 * `invalid-input` when they have an account, and for the walk-in customer, who is many people.
 */
export async function openCreditAccount(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  { id, holder: { kind, id: holderId }, terms }: NewAccount,
): Promise<void> {
  requirePermission(actor, 'credit:terms')
  if (holderId === WALK_IN.uid) throw new AppError('invalid-input', { reasons: [{ code: 'walk-in' }] })
  await database.queries.transaction().execute(async (queries) => {
    const holder = await findHolder(queries, { kind, id: holderId })
    if (holder === null) throw new AppError('not-found')
    const known = await lockAccount(queries, id)
    if (known?.holderId === holderId && known.holderKind === kind) return
    const at = now()
    const opened =
      known === null && (await openAccount(queries, { id, holderKind: kind, holderId, terms }, at))
    if (opened !== id) throw new AppError('invalid-input', { reasons: [{ code: 'account-exists' }] })
    await recordChange(queries, actor, {
      action: 'credit.open',
      subject: 'credit-account',
      subjectId: id,
      after: {
        [kind === 'partner' ? 'customer' : 'firm']: holderId,
        ...terms,
        limit: paiseToRupees(terms.limit),
      },
      at,
    })
  })
}
