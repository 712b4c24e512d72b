import { MAX_OUTSTANDING_ROWS, outstandingCsv, receiptsCsv } from '#domain/accounts/credit-files.ts'
import { MAX_STATEMENT_FILE_ROWS, type StatementPeriod } from '#domain/accounts/statement.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { listAccounts } from '../../db/accounts/list-accounts.ts'
import { findReceiptsOnAccount } from '../../db/accounts/receipts-on-account.ts'
import type { Database } from '../../db/database.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** The outstanding amounts of all accounts as CSV, the largest first (CREDIT-02). Throws `not-permitted`. */
export async function outstandingFile(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
): Promise<string> {
  requirePermission(actor, 'credit:read')
  const today = istDay(now())
  return outstandingCsv(await listAccounts(queries, { filter: 'all', today, limit: MAX_OUTSTANDING_ROWS }))
}

/** Receipts on account of a period as CSV. Throws `not-permitted`, and `invalid-input` for more than a file has. */
export async function receiptsFile(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  period: StatementPeriod,
): Promise<string> {
  requirePermission(actor, 'credit:read')
  const most = MAX_STATEMENT_FILE_ROWS
  const rows = await findReceiptsOnAccount(queries, { ...period, limit: most + 1 })
  if (rows.length > most)
    throw new AppError('invalid-input', {
      reasons: [{ code: 'statement-too-long', entries: rows.length, most }],
    })
  return receiptsCsv(rows)
}
