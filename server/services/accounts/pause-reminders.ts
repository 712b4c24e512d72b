import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { lockAccount } from '../../db/accounts/accounts.ts'
import type { Database } from '../../db/database.ts'
import { findRemindedAccounts, setPause } from '../../db/payments/account-reminders.ts'
import { recordChange } from '../audit/steps/record-change.ts'

/**
 * Pauses the schedule of reminders for an account, or resumes it from the day on (CREDIT-05): steps of the pause are passed over.
 * Throws `not-permitted` and `not-found`.
 */
export async function pauseReminders(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  { id, isPaused }: { readonly id: string; readonly isPaused: boolean },
): Promise<void> {
  requirePermission(actor, 'credit:receive')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockAccount(queries, id)
    const account = (await findRemindedAccounts(queries, [id])).get(id)
    if (account === undefined) throw new AppError('not-found')
    if (account.isPaused === isPaused) return
    await setPause(queries, id, isPaused ? { pausedAt: at } : { resumedOn: istDay(at) })
    await recordChange(queries, actor, {
      action: isPaused ? 'credit.reminders-paused' : 'credit.reminders-resumed',
      subject: 'credit-account',
      subjectId: id,
      at,
    })
  })
}
