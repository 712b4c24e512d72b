import type { AuditEntry } from '#domain/audit/audit-entry.ts'
import type { AccountStatus } from '#domain/customers/customer.ts'
import { AppError } from '#domain/errors.ts'
import { WALK_IN } from '#domain/orders/counter/counter-sale.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findCustomer, writeAccountStatus } from '../../../db/customers/account-status.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { editConflict } from '../../audit/steps/edit-conflict.ts'
import { recordChange } from '../../audit/steps/record-change.ts'
import { requireCustomer } from './require-customer.ts'

export type AccountStatusDependencies = { readonly database: Database; readonly now: () => Date }

/** True for a decision about a customer: notes, exports and merges decide nothing. */
const isDecision = ({ action }: AuditEntry): boolean =>
  /^customer\.(?:un)?(?:block|verify|activate)|^customer\.deactivate/.test(action)

/** Customer that a decision is about, and the revision of their account status that the actor saw. */
export type SeenCustomer = { readonly uid: string; readonly revision: number }

type AccountStatusChange = SeenCustomer & {
  readonly action: string
  /** Picks the fields for the audit log. */
  readonly shows: (standing: AccountStatus) => Readonly<Record<string, unknown>>
  /** Computes the new account status from the present one. */
  readonly change: (before: AccountStatus, at: Date) => Omit<AccountStatus, 'revision'>
}

/**
 * Changes what the store has decided about a customer, with its entry in the audit log. A repeat changes nothing. Throws
 * `not-found`, `invalid-input` for the walk-in customer, and `edit-conflict` when somebody else has decided since the actor looked.
 */
export async function changeAccountStatus(
  { database, now }: AccountStatusDependencies,
  actor: StaffActor,
  { uid, revision, action, shows, change }: AccountStatusChange,
): Promise<void> {
  if (uid === WALK_IN.uid) throw new AppError('invalid-input', { reasons: [{ code: 'walk-in' }] })
  await database.queries.transaction().execute(async (queries: Queries) => {
    const known = await requireCustomer(queries, await findCustomer(queries, uid, { lock: true }))
    const before = known.accountStatus
    const at = now()
    const after = { ...change(before, at), revision: before.revision + 1 }
    const [was, is] = [shows(before), shows(after)]
    if (JSON.stringify(was) === JSON.stringify(is)) return
    if (before.revision !== revision)
      throw await editConflict(queries, { subject: 'customer', subjectId: uid, by: isDecision })
    await writeAccountStatus(queries, uid, after)
    await recordChange(queries, actor, {
      action,
      subject: 'customer',
      subjectId: uid,
      before: was,
      after: is,
      at,
    })
  })
}
