import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { receiveOnAccount, type AccountReceipt } from './steps/receive-on-account.ts'

/** Records money that was received on account (CREDIT-02). Throws `not-permitted` and what receiving it throws. */
export async function recordReceipt(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  receipt: AccountReceipt,
): Promise<void> {
  requirePermission(actor, 'credit:receive')
  await database.queries
    .transaction()
    .execute((queries) => receiveOnAccount(queries, actor, { ...receipt, at: now() }))
}
