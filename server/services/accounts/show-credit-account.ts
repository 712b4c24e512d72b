import type { AccountDetail } from '#domain/accounts/wire.ts'
import { AppError } from '#domain/errors.ts'
import { accountLinkPath } from '#domain/payments/account-link.ts'
import { mayDo } from '#domain/staff/permissions.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { findLedgerRows, findOpenEntries } from '../../db/accounts/account-entries.ts'
import { findAccount } from '../../db/accounts/list-accounts.ts'
import type { Database } from '../../db/database.ts'
import { findLiveAccountLink } from '../../db/payments/account-links.ts'
import { accountLinkTokenOf } from './steps/account-link-token.ts'

const ROWS = 100

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly loginSecret: string
}

/** An account with its open bills and its ledger, older entries from `before` on (CREDIT-02). Throws `not-permitted` and `not-found`. */
export async function showCreditAccount(
  { database: { queries }, now, loginSecret }: Dependencies,
  actor: StaffActor,
  { id, before }: { readonly id: string; readonly before?: number },
): Promise<AccountDetail> {
  requirePermission(actor, 'credit:read')
  const account = await findAccount(queries, id, istDay(now()))
  if (account === null) throw new AppError('not-found')
  const open = await findOpenEntries(queries, id)
  const rows = await findLedgerRows(queries, {
    accountId: id,
    ...(before !== undefined && { before }),
    limit: ROWS + 1,
  })
  const link = mayDo(actor.role, 'credit:receive') ? await findLiveAccountLink(queries, id, now()) : null
  return {
    account,
    bills: open.filter(({ amount }) => amount > 0),
    credits: open.filter(({ amount }) => amount < 0),
    ledger: rows.slice(0, ROWS),
    hasMore: rows.length > ROWS,
    link: link && {
      path: accountLinkPath(accountLinkTokenOf(loginSecret, link.id)),
      expiresAt: link.expiresAt,
    },
  }
}
