import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { postOpening, type Opening } from './steps/post-opening.ts'

/**
 * Enters what was open when the account began (CREDIT-02); a repeated id changes nothing. An advance pays the oldest bills. Throws
 * `not-permitted`, `not-found`, `invalid-input` and `idempotency-conflict`.
 */
export async function enterOpening(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  opening: Opening,
): Promise<void> {
  requirePermission(actor, 'credit:terms')
  await database.queries
    .transaction()
    .execute((queries) => postOpening(queries, actor, { opening, at: now() }))
}
